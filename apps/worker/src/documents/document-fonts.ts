import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { embeddableFont } from './embeddable-font.ts'
import type { EmbeddableFont } from './embeddable-font.ts'
import { MissingGlyphError } from './missing-glyph.ts'

const FONT_FILES = {
  serif: 'edu-serif-kr-medium.ttf',
  serifBold: 'edu-serif-kr-bold.ttf',
  sans: 'edu-sans-kr-regular.ttf',
  sansBold: 'edu-sans-kr-bold.ttf',
  rareHanja: 'edu-rare-hanja-kr.ttf',
} as const

export type Face = keyof typeof FONT_FILES
export type Typeface = Exclude<Face, 'rareHanja'>

/** Lists the fallback fonts in order. Bold faces have no hanja, and the sans has only signs and Hangul. */
export const FALLBACKS: Record<Typeface, readonly Face[]> = {
  serif: ['serif', 'rareHanja'],
  serifBold: ['serifBold', 'serif', 'rareHanja'],
  sans: ['sans', 'serif', 'rareHanja'],
  sansBold: ['sansBold', 'sans', 'serif', 'rareHanja'],
}

export interface Letter {
  face: Face
  /** Measures the advance width in thousandths of the type size. */
  advance: number
}

interface OpenedFace {
  font: Font
  embeddable: EmbeddableFont
}

const opened = new Map<Face, OpenedFace>()
const letters: Record<Typeface, Map<number, Letter>> = {
  serif: new Map(),
  serifBold: new Map(),
  sans: new Map(),
  sansBold: new Map(),
}

/** Opens a font once per process, because opening it costs more than rendering a whole certificate. */
export function openFace(face: Face): OpenedFace {
  const known = opened.get(face)
  if (known) return known
  const file = readFileSync(new URL(`../../fonts/${FONT_FILES[face]}`, import.meta.url))
  const parsed = create(file)
  if (!('glyphForCodePoint' in parsed)) throw new Error(`${FONT_FILES[face]} is a collection, not a font.`)
  const loaded = { font: parsed, embeddable: embeddableFont(parsed, file) }
  opened.set(face, loaded)
  return loaded
}

/** A cmap entry does not suffice, because some fonts map letters to empty glyphs. Only the space may be empty. */
export function advanceIn(face: Face, codePoint: number): number | null {
  const { font } = openFace(face)
  if (!font.hasGlyphForCodePoint(codePoint)) return null
  const glyph = font.glyphForCodePoint(codePoint)
  const isDrawn = codePoint === 0x20 || glyph.path.commands.length > 0
  return isDrawn ? glyph.advanceWidth : null
}

/** Returns the glyph of the typeface's own face or of the next that has it. Throws `MissingGlyphError`. */
export function letterOf(typeface: Typeface, character: string): Letter {
  const codePoint = character.codePointAt(0) ?? 0
  const known = letters[typeface].get(codePoint)
  if (known) return known
  for (const face of FALLBACKS[typeface]) {
    const advance = advanceIn(face, codePoint)
    if (advance === null) continue
    const letter = { face, advance }
    letters[typeface].set(codePoint, letter)
    return letter
  }
  throw new MissingGlyphError(character)
}
