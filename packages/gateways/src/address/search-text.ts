const reservedText = new Set([
  'OR',
  'SELECT',
  'INSERT',
  'DELETE',
  'UPDATE',
  'CREATE',
  'DROP',
  'EXEC',
  'UNION',
  'FETCH',
  'DECLARE',
  'TRUNCATE',
])

/** 80 letters, and 40 where any of them is Korean (E0010). */
const MOST_LETTERS = 80
const MOST_KOREAN = 40
/** Longer numbers are none of a building (E0011). */
const MAXIMUM_DIGITS = 10

/**
 * The address service refuses certain signs and SQL words (E0013) and long texts (E0010). Words are dropped
 * whole: the official sample looks for them inside other words and so refuses names like "Orville".
 */
export function cleanSearchText(text: string): string {
  const wording = text
    .normalize('NFC')
    .replaceAll(/[%=><[\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !reservedText.has(word.toUpperCase()))
  const cleaned = wording.join(' ')
  return cleaned.slice(0, /[^ -~]/.test(cleaned) ? MOST_KOREAN : MOST_LETTERS).trim()
}

/**
 * Why the service would refuse a cleaned text, by its own rules: too short (E0005, E0008), nothing but a number (E0009),
 * signs without letters (E0012) or a number too long (E0011); null: it is worth asking.
 */
export function searchTextFault(cleaned: string): 'short' | 'number' | null {
  const letters = cleaned.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (letters.length < 2) return 'short'
  if (!/\p{L}/u.test(letters)) return 'number'
  return new RegExp(`\\d{${MAXIMUM_DIGITS + 1}}`).test(cleaned) ? 'number' : null
}
