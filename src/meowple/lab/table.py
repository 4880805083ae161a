"""The rows as a Parquet file, for whoever reads a million of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meowple.lab.rows import ROWS, TABLE, clearly, columns
from meowple.lab.study import Study

NUMBERS = ("cell", "seats", "number", "seed", "turn", "moves")


def to_parquet(folder: Path, study: Study) -> Path:
    """Write the rows anew, and let the CSV go."""
    import pyarrow as pa
    from pyarrow import csv, parquet

    word = pa.dictionary(pa.int32(), pa.string())
    kinds = {
        name: _kind(name, pa.int64(), word) for name in columns(study) if name not in study.axes
    }
    convert = csv.ConvertOptions(column_types=kinds, strings_can_be_null=False)
    made, half = folder / TABLE, folder / f"{TABLE}.half"
    try:
        with clearly(made):
            with (
                csv.open_csv(folder / ROWS, convert_options=convert) as batches,
                parquet.ParquetWriter(half, batches.schema) as out,
            ):
                for batch in batches:
                    out.write_batch(batch)
            half.replace(made)
            (folder / ROWS).unlink()
    finally:
        half.unlink(missing_ok=True)
    return made


def _kind(name: str, number: Any, word: Any) -> Any:
    """What a column holds; those of options are looked at."""
    return number if name in NUMBERS or name.startswith(("score_", "rank_")) else word
