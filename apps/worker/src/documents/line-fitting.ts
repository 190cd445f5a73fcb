import { printedText } from '@hygiene/domain/printed-text'
import { unitsOf } from './text-runs.ts'
import type { TextStyle } from './text-runs.ts'

export interface FittedText {
  lines: string[]
  size: number
}

type Lettering = Omit<TextStyle, 'size' | 'tracking'>

/** Measures a word (어절) once in thousandths of the size, so that trying other sizes and widths costs nothing. */
interface Word {
  text: string
  units: number
  gap: number
}

function measureText(text: string, style: Lettering): Word[] {
  return printedText(text)
    .split(' ')
    .map((word) => {
      const units = unitsOf(word, style)
      return { text: word, units, gap: unitsOf(`${word} `, style) - units }
    })
}

/** Breaks Korean text between words only, unless a single word is wider than the line. */
function chop(word: Word, room: number, style: Lettering): Word[] {
  if (word.units <= room) return [word]
  const pieces: Word[] = []
  for (const character of word.text) {
    const last = pieces.at(-1)
    const text = `${last?.text ?? ''}${character}`
    const units = unitsOf(text, style)
    if (last && units <= room) pieces[pieces.length - 1] = { ...word, text, units }
    else pieces.push({ ...word, text: character, units: unitsOf(character, style) })
  }
  return pieces
}

function fillLines(wording: readonly Word[], room: number, style: Lettering, indent = 0): string[] {
  const lines: Word[] = []
  for (const word of wording.flatMap((each) => chop(each, room - indent, style))) {
    const last = lines.at(-1)
    const available = lines.length > 1 ? room : room - indent
    const units = last ? last.units + last.gap + word.units : 0
    if (last && units <= available) {
      lines[lines.length - 1] = { text: `${last.text} ${word.text}`, units, gap: word.gap }
    } else lines.push(word)
  }
  return lines.map(({ text }) => text)
}

const roomFor = (width: number, size: number): number => (width * 1000) / size

export function fitText(text: string, width: number, style: TextStyle, twoLineSize: number): FittedText {
  const natural = unitsOf(printedText(text), style)
  const oneLineSize = Math.min(style.size, (width * 1000) / Math.max(natural, 1))
  if (oneLineSize >= twoLineSize) return { lines: [printedText(text)], size: oneLineSize }

  const wording = measureText(text, style)
  let size = twoLineSize
  let lines = fillLines(wording, roomFor(width, size), style)
  while (lines.length > 2 && size > style.size * 0.4) {
    size *= 0.97
    lines = fillLines(wording, roomFor(width, size), style)
  }
  return { lines, size }
}

export function balanceLines(text: string, width: number, style: TextStyle, indent: number): string[] {
  const wording = measureText(text, style)
  const fill = (lineWidth: number): string[] =>
    fillLines(wording, roomFor(lineWidth, style.size), style, roomFor(indent, style.size))
  const full = fill(width)
  let balanced = full
  let [tooNarrow, wideEnough] = [width / 2, width]
  while (wideEnough - tooNarrow > 0.5) {
    const middle = (tooNarrow + wideEnough) / 2
    const lines = fill(middle)
    if (lines.length > full.length) tooNarrow = middle
    else [wideEnough, balanced] = [middle, lines]
  }
  return balanced
}
