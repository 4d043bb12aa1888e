"""Every address of the site."""

from __future__ import annotations

from typing import Final

from starlette.routing import BaseRoute, Route

from farwest.web import assets
from farwest.web.pages import about, acts, at_table, home, new, prefs, replay, room, rules, stream, verify

ROUTES: Final[list[BaseRoute]] = [
    # They are tried one after the other: what is asked for most comes first.
    Route("/t/{code}/act", acts.act, methods=["POST"]),
    Route("/t/{code}/stream", stream.stream),
    Route("/", home.home),
    Route("/play/{game}", home.play, methods=["POST"]),
    Route("/join", home.join),
    Route("/new", new.form, methods=["GET"]),
    Route("/new", new.create, methods=["POST"]),
    Route("/s/{token}", room.seat_link, methods=["GET"]),
    Route("/s/{token}", room.take_seat, methods=["POST"]),
    Route("/t/{code}", at_table.table),
    Route("/t/{code}/text", at_table.text),
    Route("/t/{code}/info", room.info),
    Route("/t/{code}/turn", stream.turn),
    Route("/t/{code}/look", at_table.look),
    Route("/t/{code}/why", at_table.why),
    Route("/t/{code}/journal", at_table.journal),
    Route("/t/{code}/undo", acts.undo, methods=["POST"]),
    Route("/t/{code}/hint", acts.hint, methods=["POST"]),
    Route("/t/{code}/chat", acts.chat, methods=["POST"]),
    Route("/t/{code}/curtain", acts.curtain, methods=["POST"]),
    Route("/t/{code}/rematch", acts.rematch, methods=["POST"]),
    Route("/t/{code}/join", at_table.table, methods=["GET"]),
    Route("/t/{code}/join", room.sit, methods=["POST"]),
    Route("/t/{code}/fill", room.fill, methods=["POST"]),
    Route("/t/{code}/leave", room.leave, methods=["POST"]),
    Route("/t/{code}/hand-over", room.hand_over, methods=["POST"]),
    Route("/t/{code}/take-back", room.take_back, methods=["POST"]),
    Route("/t/{code}/vote", room.vote, methods=["POST"]),
    Route("/t/{code}/replay", replay.replay),
    Route("/t/{code}/moment", replay.moment),
    Route("/t/{code}/record.json", replay.download),
    Route("/t/{code}/fork", replay.fork, methods=["POST"]),
    Route("/t/{code}/verify", verify.verify),
    Route("/replay", replay.choose, methods=["GET"]),
    Route("/replay", replay.upload, methods=["POST"]),
    Route("/rules", rules.all_games),
    Route("/rules/{game}", rules.guide),
    Route("/rules/{game}/{rule}", rules.one_rule),
    Route("/about", about.about),
    Route("/healthz", about.healthz),
    Route("/robots.txt", about.robots),
    Route("/favicon.ico", about.favicon),
    Route("/manifest.webmanifest", about.manifest),
    Route("/lang/{lang}", prefs.lang, methods=["POST"]),
    Route("/theme/{theme}", prefs.theme, methods=["POST"]),
    Route("/name", prefs.name, methods=["POST"]),
    Route("/static/{digest}/{name:path}", assets.serve),
]
