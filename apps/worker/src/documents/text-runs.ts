import { letterOf } from './document-fonts.ts'
import type { Face, Typeface } from './document-fonts.ts'
import { printedText } from '@hygiene/domain/printed-text'

export interface TextStyle {
  typeface: Typeface
  size: number
  /** Adds space after every letter but the last, in points. */
  tracking?: number
  /** Removes most of the half em of space that the full-width law-title brackets 「」 contain. */
  tightBrackets?: boolean
}

export interface Run {
  face: Face
  text: string
}

const BRACKET_TRIM = 450

/** Returns how far to move the next letter left, in thousandths of an em. */
export function trimBetween(
  left: string | undefined,
  right: string,
  style: Pick<TextStyle, 'tightBrackets'>,
): number {
  if (!style.tightBrackets) return 0
  return (right === '「' ? BRACKET_TRIM : 0) + (left === '」' ? BRACKET_TRIM : 0)
}

export function runsOf(text: string, typeface: Typeface): Run[] {
  const runs: Run[] = []
  for (const character of printedText(text)) {
    const { face } = letterOf(typeface, character)
    const last = runs.at(-1)
    if (last && last.face === face) last.text += character
    else runs.push({ face, text: character })
  }
  return runs
}

export function unitsOf(text: string, style: Pick<TextStyle, 'typeface' | 'tightBrackets'>): number {
  let units = 0
  let previous: string | undefined
  for (const character of text) {
    units += letterOf(style.typeface, character).advance - trimBetween(previous, character, style)
    previous = character
  }
  return units
}

/** Returns the width in points, without the tracking after the last letter. */
export function widthOf(text: string, style: TextStyle): number {
  const shown = printedText(text)
  const gaps = Math.max(0, Array.from(shown).length - 1)
  return (unitsOf(shown, style) * style.size) / 1000 + (style.tracking ?? 0) * gaps
}

/** Returns the tracking that spreads a label over a width (균등배분). */
export function spreadTracking(text: string, style: TextStyle, width: number): number {
  const gaps = Array.from(printedText(text)).length - 1
  return gaps > 0 ? Math.max(0, (width - widthOf(text, { ...style, tracking: 0 })) / gaps) : 0
}
