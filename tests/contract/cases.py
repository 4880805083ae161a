"""The wishes of all games, by name; a game needs none."""

from tests.boots.case import BOOTS_CASE
from tests.cafe.case import CAFE_CASE
from tests.contract.case import Case
from tests.fits.case import FITS_CASE
from tests.tail.case import TAIL_CASE
from tests.toys.cases import TOY_CASES

CASES: dict[str, Case] = {
    **TOY_CASES,
    "boots": BOOTS_CASE,
    "cafe": CAFE_CASE,
    "fits": FITS_CASE,
    "tail": TAIL_CASE,
}
