"""Check the deal: the fingerprint published before, the secret published after, every draw computed again."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from farwest.engine.chance import commitment
from farwest.engine.errors import BadRecord, Phrase
from farwest.engine.verify import Proof, verify as prove
from farwest.web.visit import visit


async def verify(request: Request) -> Response:
    here = await visit(request)
    record = here.table.record()
    proof: Proof | None = None
    problem: Phrase | None = None
    try:
        proof = await asyncio.to_thread(prove, here.table.game, record)
    except BadRecord as mistake:
        problem = mistake.phrase
    return here.site.page(
        request,
        "verify.html",
        game=here.table.game,
        table=here.table,
        record=record,
        recomputed=commitment(record.secret) if record.secret else None,
        draws=proof.draws if proof else None,
        problem=problem,
    )
