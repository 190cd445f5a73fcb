#!/usr/bin/env python3
"""Builds the document fonts of this folder. README.md says from what and why."""
import argparse
import unicodedata
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

VERSION = "Version 1.000"
FIXED_TIME = 3849984000  # 2026-01-01 in seconds since 1904: the same sources give the same bytes
LICENCE = (
    "This Font Software is licensed under the SIL Open Font License, Version 1.1. "
    "This license is available with a FAQ at: https://openfontlicense.org"
)

HANGUL = set(range(0xAC00, 0xD7A4))
IDEOGRAPHS = (
    set(range(0x3400, 0x4DC0)) | set(range(0x4E00, 0xA000)) | set(range(0xF900, 0xFB00))
    | set(range(0x20000, 0x323B0)) | {0x3005, 0x3007}
)


def ks_x_1001():
    """Every character of KS X 1001, read from Python's own EUC-KR table."""
    found = set()
    for lead in range(0xA1, 0xFF):
        for trail in range(0xA1, 0xFF):
            try:
                found.add(ord(bytes([lead, trail]).decode("euc_kr")))
            except (UnicodeDecodeError, TypeError):
                continue
    return found


KS = ks_x_1001()
# Letters and signs a business name, an address or our own sentences may hold.
SIGNS = (
    (KS - HANGUL - IDEOGRAPHS)
    | set(range(0x20, 0x7F)) | set(range(0xA1, 0x180)) | set(range(0x2010, 0x2028))
    | set(range(0x2030, 0x203F)) | set(range(0x2460, 0x2500)) | set(range(0x3000, 0x3020)) | {0x25EF, 0x20A9, 0x30FB}
)


def stable(code_point):
    """Text is NFC before it is drawn, so a character that NFC replaces would never be asked for."""
    return unicodedata.normalize("NFC", chr(code_point)) == chr(code_point) and code_point != 0xAD


def outline(glyph_set, name, tolerance):
    recording = DecomposingRecordingPen(glyph_set)
    glyph_set[name].draw(recording)
    pen = TTGlyphPen(None)
    cubic = any(operator == "curveTo" for operator, _ in recording.value)
    recording.replay(Cu2QuPen(pen, tolerance, reverse_direction=True) if cubic else pen)
    return pen.glyph()


def build(source, wanted, family, style, weight, target, tolerance):
    source_map, glyph_set = source.getBestCmap(), source.getGlyphSet()
    assert source["head"].unitsPerEm == 1000
    glyphs = {".notdef": outline(glyph_set, source.getGlyphOrder()[0], tolerance)}
    advances = {".notdef": glyph_set[source.getGlyphOrder()[0]].width}
    character_map = {}
    # One glyph for each code point, never shared: PDF text extraction goes from the glyph back to the letter.
    for code_point in sorted(cp for cp in wanted if cp in source_map and stable(cp)):
        name = f"u{code_point:04X}"
        glyph = outline(glyph_set, source_map[code_point], tolerance)
        if glyph.numberOfContours == 0 and unicodedata.category(chr(code_point)) != "Zs":
            continue
        glyphs[name], advances[name] = glyph, glyph_set[source_map[code_point]].width
        character_map[code_point] = name

    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(character_map)
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({n: (advances[n], getattr(table[n], "xMin", 0)) for n in glyphs})
    builder.setupHorizontalHeader(ascent=1151, descent=-286)
    copyright_notice = source["name"].getDebugName(0)
    builder.setupNameTable({
        "copyright": copyright_notice,
        "familyName": f"{family} {style}" if style not in ("Regular", "Bold") else family,
        "styleName": style if style in ("Regular", "Bold") else "Regular",
        "uniqueFontIdentifier": f"1.000;{target.stem}",
        "fullName": f"{family} {style}",
        "psName": f"{family.replace(' ', '')}-{style}",
        "version": VERSION,
        "description": "Modified from Noto CJK: subset, renamed, without layout and hinting tables.",
        "licenseDescription": LICENCE,
        "licenseInfoURL": "https://openfontlicense.org",
    })
    builder.setupOS2(
        sTypoAscender=880, sTypoDescender=-120, usWinAscent=1151, usWinDescent=286, usWeightClass=weight,
        sCapHeight=733, sxHeight=543, fsType=0, achVendID="EDU ",
    )
    builder.setupPost(keepGlyphNames=False)
    builder.font["head"].created = builder.font["head"].modified = FIXED_TIME
    builder.font.recalcTimestamp = False
    builder.save(target)
    print(f"{target.name}: {len(glyphs)} glyphs, {target.stat().st_size / 1e6:.2f} MB")
    return set(character_map)


def korean_face(folder, file_name):
    for font in TTCollection(folder / file_name).fonts:
        if font["name"].getDebugName(1).endswith("CJK KR"):
            return font
    raise SystemExit(f"no Korean face in {file_name}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--serif-medium", type=Path, required=True, help="NotoSerifKR_500Medium.ttf")
    arguments.add_argument("--cjk", type=Path, required=True, help="folder of NotoSerifCJK-Bold.ttc and NotoSansCJK-*.ttc")
    arguments.add_argument("--out", type=Path, default=Path(__file__).parent)
    options = arguments.parse_args()
    medium = TTFont(options.serif_medium)
    serif_bold = korean_face(options.cjk, "NotoSerifCJK-Bold.ttc")
    sans = korean_face(options.cjk, "NotoSansCJK-Regular.ttc")
    sans_bold = korean_face(options.cjk, "NotoSansCJK-Bold.ttc")

    # fmt: off
    covered = build(medium, HANGUL | SIGNS | IDEOGRAPHS, "Edu Serif KR", "Medium", 500, options.out / "edu-serif-kr-medium.ttf", 1.0)
    build(serif_bold, HANGUL | SIGNS, "Edu Serif KR", "Bold", 700, options.out / "edu-serif-kr-bold.ttf", 1.0)
    build(sans, HANGUL | SIGNS, "Edu Sans KR", "Regular", 400, options.out / "edu-sans-kr-regular.ttf", 1.0)
    build(sans_bold, (HANGUL & KS) | SIGNS, "Edu Sans KR", "Bold", 700, options.out / "edu-sans-kr-bold.ttf", 1.0)
    build(sans, IDEOGRAPHS - covered, "Edu Rare Hanja KR", "Regular", 400, options.out / "edu-rare-hanja-kr.ttf", 2.0)
    # fmt: on


if __name__ == "__main__":
    main()
