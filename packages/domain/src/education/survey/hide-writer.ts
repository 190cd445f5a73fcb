const HIDDEN = '●●●'

/** Match e-mail addresses, and telephone, resident's, licence and card numbers: six or more digits with any separators. */
const PATTERNS = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /\+?\p{Nd}(?:[\s().·~-]{0,2}\p{Nd}){5,}/gu,
]

/**
 * Removes what could name the writer from a free text: numbers, e-mail addresses, and the names in the writer's enrolment. Other
 * names remain; the permission to read texts covers them.
 */
export function hideWriter(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name.length >= 2)
    .toSorted((one, other) => other.length - one.length)
  const withoutNames = known.reduce((hidden, name) => hidden.replaceAll(name, HIDDEN), text.normalize('NFC'))
  return PATTERNS.reduce((hidden, pattern) => hidden.replaceAll(pattern, HIDDEN), withoutNames)
}
