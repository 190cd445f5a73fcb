const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_SYMBOLS = 11

/** Is x⁵ + x² + 1, the polynomial of the field with 32 elements. */
const POLYNOMIAL = 0b100101

export const VERIFICATION_RANDOM_BYTES = RANDOM_SYMBOLS

/**
 * Builds twelve symbols from eleven random bytes: 55 bits and a check symbol that detects every single wrong symbol and every
 * swap.
 */
export function verificationNumber(randomBytes: Uint8Array): string {
  if (randomBytes.length !== RANDOM_SYMBOLS)
    throw new RangeError('A verification number takes 11 random bytes.')
  const values = [...randomBytes].map((byte) => byte & 31)
  return [...values, checkValue(values)].map((value) => ALPHABET[value]).join('')
}

export function formatVerificationNumber(number: string): string {
  return number.replaceAll(/(.{4})(?=.)/g, '$1-')
}

export function parseVerificationNumber(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-‐‑‒–—−]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (text.length !== RANDOM_SYMBOLS + 1) return null

  const values = Array.from(text, (symbol) => ALPHABET.indexOf(symbol))
  if (values.includes(-1)) return null
  return checkValue(values.slice(0, RANDOM_SYMBOLS)) === values[RANDOM_SYMBOLS] ? text : null
}

/** Computes Σ aᵢ·αⁱ⁺¹ over GF(32): every position, including the check symbol, has its own weight, so a swap changes the sum. */
function checkValue(values: readonly number[]): number {
  let weight = 1
  let sum = 0
  for (const value of values) {
    weight = timesAlpha(weight)
    sum ^= multiply(value, weight)
  }
  return sum
}

function multiply(left: number, right: number): number {
  let product = 0
  let shifted = left
  for (let bits = right; bits > 0; bits >>= 1) {
    if ((bits & 1) === 1) product ^= shifted
    shifted = timesAlpha(shifted)
  }
  return product
}

function timesAlpha(value: number): number {
  const doubled = value << 1
  return doubled > 31 ? doubled ^ POLYNOMIAL : doubled
}
