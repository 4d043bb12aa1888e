"""A house in a process of its own, as an operator runs it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx2

COMMAND = "from farwest.web.commands import serve; serve()"
PATIENCE = 180.0


class Server:
    """`farwest serve` on a free port; what it writes to standard error is in `lines`."""

    def __init__(self, folder: Path, port: int = 0, serve: str = COMMAND) -> None:
        self.folder = folder
        command = [sys.executable, "-c", serve, "--port", str(port), "--data", str(folder), "--lang", "en"]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=dict(os.environ))
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.port = int(self._wait_for(r"http://127\.0\.0\.1:(\d+)"))
        self._wait_for(r"(startup complete)")
        self.browser = httpx2.Client(base_url=self.home, headers={"sec-fetch-site": "same-origin"}, timeout=PATIENCE)

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def _wait_for(self, pattern: str) -> str:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, "".join(self.lines))
            if found:
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"no {pattern} in: {''.join(self.lines)}")

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def get(self, path: str) -> str:
        answer = self.browser.get(path)
        assert answer.status_code == 200, answer.text
        return answer.text

    def post(self, path: str, **fields: object) -> str:
        """A form of the site's own; where it leads to."""
        answer = self.browser.post(path, data={name: str(value) for name, value in fields.items()})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

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


class Stream:
    """An open stream of the server, read in the background."""

    def __init__(self, server: Server, path: str) -> None:
        self.text = ""
        self.news = threading.Condition()
        self.over = False
        self._thread = threading.Thread(target=self._read, args=(server, path), daemon=True)
        self._thread.start()

    def _read(self, server: Server, path: str) -> None:
        cookies = dict(server.browser.cookies)
        with suppress(httpx2.HTTPError), httpx2.Client(cookies=cookies, timeout=PATIENCE) as client:
            self._follow(client, server.home + path)
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
