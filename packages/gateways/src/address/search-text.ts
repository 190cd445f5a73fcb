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

/** Limits a text to 80 letters, or to 40 where any letter is Korean (E0010). */
const MOST_LETTERS = 80
const MOST_KOREAN = 40
/** Is the longest number a building can have (E0011). */
const MAXIMUM_DIGITS = 10

/**
 * Removes characters and SQL words that the address service refuses (E0013) and shortens long texts (E0010). Only whole words are
 * removed: the official sample also matches inside words and refuses names like "Orville".
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
 * Returns why the service would refuse a cleaned text: too short (E0005, E0008), only a number (E0009), signs without letters
 * (E0012) or a number that is too long (E0011). Returns null for a valid text.
 */
export function searchTextFault(cleaned: string): 'short' | 'number' | null {
  const letters = cleaned.replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (letters.length < 2) return 'short'
  if (!/\p{L}/u.test(letters)) return 'number'
  return new RegExp(`\\d{${MAXIMUM_DIGITS + 1}}`).test(cleaned) ? 'number' : null
}
