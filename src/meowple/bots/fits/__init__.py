"""The bots of `fits`: a kitten plays about, a cat looks ahead, tiger and lion more so."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.fits.greedy import Greedy
from meowple.bots.fits.judgement import FitsJudgement
from meowple.bots.fits.lookahead import Lookahead
from meowple.bots.fits.pace import SHARES
from meowple.bots.lion import Lion
from meowple.games.fits import GAME
from meowple.games.fits.moves import Sleep

KITTEN: Final = Greedy("kitten", whim=3.0, naps=0.04)
# Looking two rounds ahead instead of one made neither stronger: greedy players, imagined far
# ahead, tell less and less of what will be.
CAT: Final = Lookahead("cat", budget=6, rounds=1)
TIGER: Final = Lookahead("tiger", budget=90, rounds=1)
JUDGEMENT: Final = FitsJudgement(GAME)
LION: Final = Lion(JUDGEMENT, budget=400, shares=dict(SHARES))

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (KITTEN, CAT, TIGER, LION)}

RARELY: Final[dict[type, float]] = {Sleep: 0.002}
"""In random play naps are rare: there are dozens to choose from, and five end the match."""
