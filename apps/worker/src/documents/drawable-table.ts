import { advanceIn, type Face, FALLBACKS, openFace } from './document-fonts.ts'

const FACES: readonly Face[] = ['serif', 'serifBold', 'sans', 'sansBold', 'rareHanja']
/** Encodes five bits per character; the sixth bit means that more follow. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * Returns the characters that every typeface can print, in the format of `packages/domain/src/drawable-letters.ts`: alternating
 * counts of skipped and included code points, from zero.
 */
export function drawableTable(): string {
  let table = ''
  let next = 0
  let run = 0
  for (const codePoint of drawableCodePoints()) {
    if (codePoint === next + run) {
      run += 1
      continue
    }
    if (run > 0) table += digits(run)
    next += run
    table += digits(codePoint - next)
    next = codePoint
    run = 1
  }
  return table + digits(run)
}

function drawableCodePoints(): number[] {
  const drawn = new Map<Face, Set<number>>(FACES.map((face) => [face, drawnBy(face)]))
  const has = (face: Face, codePoint: number) => drawn.get(face)?.has(codePoint) ?? false
  const held = new Set(FACES.flatMap((face) => [...(drawn.get(face) ?? [])]))
  return [...held]
    .filter((codePoint) =>
      Object.values(FALLBACKS).every((faces) => faces.some((face) => has(face, codePoint))),
    )
    .toSorted((a, b) => a - b)
}

function drawnBy(face: Face): Set<number> {
  const { characterSet } = openFace(face).font
  return new Set(characterSet.filter((codePoint) => advanceIn(face, codePoint) !== null))
}

function digits(number: number): string {
  const rest = number >>> 5
  if (rest === 0) return DIGITS.charAt(number)
  return DIGITS.charAt(32 + (number & 31)) + digits(rest)
}
