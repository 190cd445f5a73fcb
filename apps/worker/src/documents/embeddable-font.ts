import type { Font } from 'fontkit'
import { fontTables } from './font-subset.ts'

interface PlacedGlyph {
  id: number
  advanceWidth: number
  codePoints: number[]
}

interface Subset {
  includeGlyph: (glyph: number) => number
  encode: () => Uint8Array
}

/** Declares the fields that pdfkit reads from an already parsed font. */
export interface EmbeddableFont {
  layout: (text: string) => { glyphs: PlacedGlyph[]; positions: { xAdvance: number }[]; advanceWidth: number }
  createSubset: () => Subset
}

function openSubset(cut: (glyphs: readonly number[]) => Buffer): Subset {
  const glyphs = [0]
  const places = new Map([[0, 0]])
  return {
    includeGlyph: (glyph) => {
      const known = places.get(glyph)
      if (known !== undefined) return known
      glyphs.push(glyph)
      places.set(glyph, glyphs.length - 1)
      return glyphs.length - 1
    },
    encode: () => cut(glyphs),
  }
}

/** Caches glyph objects by code point. fontkit caches them by glyph, with the text of the first document that used it. */
function glyphsByCodePoint(font: Font): (codePoint: number) => PlacedGlyph {
  const glyphs = new Map<number, PlacedGlyph>()
  return (codePoint) => {
    const known = glyphs.get(codePoint)
    if (known) return known
    const { id, advanceWidth } = font.glyphForCodePoint(codePoint)
    const glyph = { id, advanceWidth, codePoints: [codePoint] }
    glyphs.set(codePoint, glyph)
    return glyph
  }
}

/** Adapts one of our fonts for pdfkit. They have no kerning or substitution, so a line is its letters side by side. */
export function embeddableFont(font: Font, file: Buffer): EmbeddableFont {
  const { cut } = fontTables(file)
  const glyphOf = glyphsByCodePoint(font)
  const { postscriptName, unitsPerEm, ascent, descent, lineGap, capHeight, xHeight, italicAngle, bbox } = font
  const facts = font as Font & { head: object; post: object; 'OS/2': object }
  const description = {
    postscriptName,
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    capHeight,
    xHeight,
    italicAngle,
    bbox,
  }
  return Object.assign(description, {
    head: facts.head,
    post: facts.post,
    'OS/2': facts['OS/2'],
    getGlyph: (glyph: number) => font.getGlyph(glyph),
    createSubset: () => openSubset(cut),
    layout: (text: string) => {
      const placed = Array.from(text, (character) => glyphOf(character.codePointAt(0) ?? 0))
      return {
        glyphs: placed,
        positions: placed.map(({ advanceWidth }) => ({
          xAdvance: advanceWidth,
          yAdvance: 0,
          xOffset: 0,
          yOffset: 0,
        })),
        advanceWidth: placed.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
      }
    },
  })
}
