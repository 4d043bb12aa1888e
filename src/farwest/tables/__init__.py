"""Tables where people sit: seats, clocks, undo, chat, the turns of bots, and the store that keeps it all.

`hub.py` is the door: everything that changes a table goes through it and is committed before it is acknowledged.
`table.py` is one table, pure: the log is the truth, all else is derived; `changes.py` is what can be done to it.
`desk.py` keeps tables in memory and commits changes, `driver.py` serves bots and clocks, `store.py` holds the SQL,
`thinking.py` the processes in which bots think.
"""
