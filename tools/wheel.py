"""`make wheel`, `make sdist`: the package as others install it, in `build/dist`.

The pure wheel has the page inside. Where a C compiler is, a second one is made from it, with the
modules of `make compiled` built by mypyc beside their sources. The same commit gives the same
bytes: entries are sorted, and all are as old as the commit.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Final

from tools import compiled

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "dist"
PAGE: Final = ROOT / "src" / "meowple" / "server" / "static" / "index.html"
WHEEL, RECORD = ".dist-info/WHEEL", ".dist-info/RECORD"
EARLIEST: Final = 315_532_800
"""1980: a zip knows nothing older."""


def commit_time() -> int:
    """When the commit was made: the age of everything that is built from it."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        asked = ["git", "log", "-1", "--format=%ct"]
        told = subprocess.check_output(asked, cwd=ROOT, text=True)
    return max(EARLIEST, int(told))


def built(kind: str, out: Path, root: Path = ROOT) -> Path:
    """What setuptools makes of the sources: a `wheel`, or an `sdist`."""
    half = out / f"{kind}.half"
    shutil.rmtree(half, ignore_errors=True)
    command = ["uv", "build", f"--{kind}", "--quiet", "--no-build-logs", "--out-dir", str(half)]
    command += ["--build-constraints", str(ROOT / "requirements-build.txt"), "--require-hashes"]
    age = {"SOURCE_DATE_EPOCH": str(commit_time())}
    subprocess.run([*command, str(root)], check=True, env={**os.environ, **age})
    shutil.rmtree(root / "src" / "meowple.egg-info", ignore_errors=True)
    shutil.rmtree(root / "build" / "lib", ignore_errors=True)
    (made,) = [file for file in half.iterdir() if file.suffix in (".whl", ".gz")]
    packed = _zipped(_unzipped(made)) if kind == "wheel" else _tarred(made)
    shutil.rmtree(half)
    (out / made.name).write_bytes(packed)
    return out / made.name


def _unzipped(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def _zipped(files: dict[str, bytes]) -> bytes:
    """The files in order, all of the same age."""
    age = time.gmtime(commit_time())[:6]
    text = io.BytesIO()
    with zipfile.ZipFile(text, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, age)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o100644 << 16
            out.writestr(entry, files[name])
    return text.getvalue()


def _tarred(sdist: Path) -> bytes:
    """The same files in order, all of the same age and nobody's."""
    plain = io.BytesIO()
    with tarfile.open(sdist) as given, tarfile.open(fileobj=plain, mode="w") as out:
        for entry in sorted(given.getmembers(), key=lambda one: one.name):
            if entry.isfile():
                fresh = tarfile.TarInfo(entry.name)
                fresh.size, fresh.mtime, fresh.mode = entry.size, commit_time(), 0o644
                out.addfile(fresh, given.extractfile(entry))
    return gzip.compress(plain.getvalue(), mtime=commit_time())


def with_compiled(pure: Path, modules: Path) -> Path:
    """The wheel with the compiled modules of this Python beside their sources."""
    files = _unzipped(pure)
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    # mypyc leaves a folder `build` with the same again
    for module in [*modules.glob(f"*{ending}"), *(modules / "meowple").rglob(f"*{ending}")]:
        files[module.relative_to(modules).as_posix()] = module.read_bytes()
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"{version}-{version}-{platform}"
    told = next(name for name in files if name.endswith(WHEEL))
    text = files[told].decode()
    text = text.replace("Tag: py3-none-any", f"Tag: {tag}").replace(
        "purelib: true", "purelib: false"
    )
    files[told] = text.encode()
    _record(files)
    made = pure.with_name(pure.name.replace("py3-none-any", tag))
    made.write_bytes(_zipped(files))
    return made


def _record(files: dict[str, bytes]) -> None:
    """Write anew what a wheel says of its files."""
    record = next(name for name in files if name.endswith(RECORD))
    lines = [f"{record},,"]
    for name in sorted(files.keys() - {record}):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=")
        lines.append(f"{name},sha256={digest.decode()},{len(files[name])}")
    files[record] = ("\n".join(sorted(lines)) + "\n").encode()


def main(kind: str) -> None:
    """Build, and say what was built."""
    if not PAGE.exists():
        sys.exit("make wheel: the page is not built; make web builds it")
    OUT.mkdir(parents=True, exist_ok=True)
    made = [built(kind, OUT)]
    if kind == "wheel" and shutil.which("cc"):
        compiled.build()
        made.append(with_compiled(made[0], compiled.BUILT))
    elif kind == "wheel":
        print("no C compiler: the pure wheel alone")
    for file in made:
        print(f"{file.relative_to(ROOT)}  {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1])
