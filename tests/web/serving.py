"""A house in a process of its own, as an operator runs it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx2

COMMAND = "from farwest.web.commands import serve; serve()"
PATIENCE = 180.0


class Pages:
    """Somebody's way into the house."""

    browser: httpx2.Client

    def get(self, path: str) -> str:
        answer = self.browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, **fields: object) -> str:
        """A form of the site's own; where it leads to."""
        answer = self.browser.post(path, data={name: str(value) for name, value in fields.items()})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])


class Server(Pages):
    """`farwest serve` on a free port; what it writes to standard error is in `lines`."""

    def __init__(self, folder: Path, port: int = 0, serve: str = COMMAND, processes: int = 1) -> None:
        self.folder = folder
        command = [sys.executable, "-c", serve, "--port", str(port), "--data", str(folder), "--lang", "en"]
        command += ["--processes", str(processes)] if processes > 1 else []
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=dict(os.environ))
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.port = int(self.wait_for(r"http://127\.0\.0\.1:(\d+)"))
        self.wait_for(r"(startup complete)", processes)
        self.browser = self.new_browser()

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def wait_for(self, pattern: str, times: int = 1) -> str:
        """Until it was written so many times; the last one."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.findall(pattern, "".join(self.lines))
            if len(found) >= times:
                return str(found[-1])
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"no {pattern} in: {''.join(self.lines)}")

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def new_browser(self, cookies: httpx2.Cookies | None = None) -> httpx2.Client:
        headers = {"sec-fetch-site": "same-origin"}
        return httpx2.Client(base_url=self.home, headers=headers, cookies=cookies, timeout=PATIENCE)

    def stop(self) -> float:
        """As Ctrl-C does; returns the seconds it took."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        return time.monotonic() - start

    def kill(self) -> None:
        self.browser.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        if self.process.stderr is not None:
            self.process.stderr.close()


class Door(Pages):
    """A connection to one of several processes, for the same person as the server's own or for another."""

    def __init__(self, server: Server, process: int, person: Pages | None = None) -> None:
        while True:
            self.browser = server.new_browser((person or server).browser.cookies)
            if self.browser.get("/healthz").json()["process"] == process:
                return
            self.browser.close()  # the system chose another process: try again

    def __enter__(self) -> Door:
        return self

    def __exit__(self, *_: object) -> None:
        self.browser.close()


class Stream:
    """An open stream of the server, read in the background."""

    def __init__(self, server: Server, path: str, door: Door | None = None) -> None:
        self.text = ""
        self.news = threading.Condition()
        self.over = False
        client = door.browser if door else server.new_browser(server.browser.cookies)
        self._thread = threading.Thread(target=self._read, args=(client, path), daemon=True)
        self._thread.start()

    def _read(self, client: httpx2.Client, path: str) -> None:
        with suppress(httpx2.HTTPError), closing(client):
            self._follow(client, path)
        with self.news:
            self.over = True
            self.news.notify_all()

    def _follow(self, client: httpx2.Client, address: str) -> None:
        with client.stream("GET", address) as answer:
            for piece in answer.iter_text():
                with self.news:
                    self.text += piece
                    self.news.notify_all()

    def wait_for(self, text: str, after: int = 0) -> None:
        with self.news:
            assert self.news.wait_for(lambda: text in self.text[after:], 30), f"no {text}: {self.text[-500:]}"

    def wait_for_the_end(self) -> None:
        with self.news:
            assert self.news.wait_for(lambda: self.over, 10)
        self._thread.join(10)
