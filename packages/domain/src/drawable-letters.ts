import { DRAWABLE_TABLE } from './drawable-table.ts'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Where drawable letters begin and end by turns, from the lowest code point; unpacked when first asked. */
let borders: readonly number[] | null = null

/** Have the fonts of documents an outline for this code point? */
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

/** Numbers of five bits a sign, the lowest first; the sixth bit says that more follow. */
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
