const HIDDEN = '●●●'

/** E-mail addresses; telephone, resident's, licence and card numbers: six digits or more, with what may stand between. */
const PATTERNS = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu,
  /\+?\p{Nd}(?:[\s().·~-]{0,2}\p{Nd}){5,}/gu,
]

/**
 * A free text without what could name its writer: numbers, addresses of mail, and the names known of the writer's enrolment.
 * Another name that is written out stays: the permission to read texts answers for that.
 */
export function hideWriter(text: string, names: readonly string[]): string {
  const known = names
    .map((name) => name.trim())
    .filter((name) => name.length >= 2)
    .toSorted((one, other) => other.length - one.length)
  const withoutNames = known.reduce((hidden, name) => hidden.replaceAll(name, HIDDEN), text.normalize('NFC'))
  return PATTERNS.reduce((hidden, pattern) => hidden.replaceAll(pattern, HIDDEN), withoutNames)
}
