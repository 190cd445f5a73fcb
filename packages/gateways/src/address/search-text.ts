const reservedWords = new Set([
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

const maximumLength = 40

/**
 * The address service refuses certain signs and SQL words (E0013) and long texts (E0010). Words are dropped
 * whole: the official sample looks for them inside other words and so refuses names like "Orville".
 */
export function cleanSearchText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[%=><[\]]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !reservedWords.has(word.toUpperCase()))
    .join(' ')
    .slice(0, maximumLength)
    .trim()
}
