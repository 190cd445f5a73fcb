/** What a cell holds where it is no plain text: told apart while reading, because a spreadsheet changes what was typed. */
export type OddCell = {
  /** A number that was kept as one, a day, a formula, an error of the sheet, or text with control characters. */
  as: 'number' | 'day' | 'formula' | 'error' | 'control'
  text: string
}

/** A cell of a file that is read in; empty text: nothing. */
export type ImportCell = string | OddCell

export const cellText = (cell: ImportCell): string => (typeof cell === 'string' ? cell : cell.text)

/** «C5», as spreadsheets name a cell; both from 0. */
export function cellName(columnAt: number, rowAt: number): string {
  return `${columnName(columnAt)}${rowAt + 1}`
}

/** «A», «Z», «AA»; from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}

// Text that a person typed has line breaks and tabs; every other sign of C0 and C1, and signs that turn the line around, do not belong there.
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u
/** Letters that no text of a record may hold; a half of a surrogate pair is none that a database keeps. */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')

/** What a spreadsheet would carry out (OWASP, CSV injection); a sign before a number or alone is none. */
const FORMULA = /^(?:[=＝@＠]|[+\-＋－](?!\s*[\d.]|$))/u
/** The same of text that a file of ours hands to a spreadsheet: also behind spaces and line breaks, and in full width. */
const WRITTEN_FORMULA = /^(?:[\t\r\n]|\s*[=＝+＋\-－@＠])/u

/** Text that a spreadsheet would carry out gets an apostrophe before it (OWASP, CSV injection). */
export const withoutFormula = (text: string): string => (WRITTEN_FORMULA.test(text) ? `'${text}` : text)

/** The cell of a text: it may carry out nothing and hide nothing. */
export function cellOfText(text: string): ImportCell {
  if (CONTROL.test(text)) return { as: 'control', text: withoutControls(text) }
  const trimmed = text.trim()
  return FORMULA.test(trimmed) ? { as: 'formula', text: trimmed } : trimmed
}
