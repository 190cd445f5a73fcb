import { DRAWABLE_TABLE } from './drawable-table.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Alternates between the start and the end of drawable ranges, from the lowest code point; is unpacked on first use. */
let borders: readonly number[] | null = null

export function isDrawable(codePoint: number): boolean {
  borders ??= unpack(DRAWABLE_TABLE)
  let [low, high] = [0, borders.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((borders[middle] ?? 0) <= codePoint) low = middle + 1
    else high = middle
  }
  return low % 2 === 1
}

/** Decodes five bits per character, the lowest first; the sixth bit means that more follow. */
function unpack(table: string): number[] {
  const found: number[] = []
  let [at, number, shift] = [0, 0, 0]
  for (const sign of table) {
    const digit = DIGITS.indexOf(sign)
    number += (digit & 31) << shift
    shift += 5
    if (digit >= 32) continue
    at += number
    found.push(at)
    number = 0
    shift = 0
  }
  return found
}
