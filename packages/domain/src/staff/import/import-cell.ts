/** Keeps the kind of a cell that is not plain text, because a spreadsheet changes what was typed. */
export type OddCell = {
  as: 'number' | 'day' | 'formula' | 'error' | 'control'
  text: string
}

/** Is the empty text for an empty cell. */
export type ImportCell = string | OddCell

export const cellText = (cell: ImportCell): string => (typeof cell === 'string' ? cell : cell.text)

export function cellName(columnAt: number, rowAt: number): string {
  return `${columnName(columnAt)}${rowAt + 1}`
}

export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}

// Matches control characters other than line breaks and tabs, and characters that change the text direction.
const CONTROL = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/u
/** Replaces characters that no record may hold. A lone surrogate is one, because a database does not store it. */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '\uFFFD')

/** Matches what a spreadsheet would execute (OWASP, CSV injection). A sign before a number or alone does not match. */
const FORMULA = /^(?:[=＝@＠]|[+\-＋－](?!\s*[\d.]|$))/u
/** Matches formulas in text that we export, also behind spaces and line breaks and in full width. */
const WRITTEN_FORMULA = /^(?:[\t\r\n]|\s*[=＝+＋\-－@＠])/u

/** Prefixes an apostrophe to text that a spreadsheet would execute (OWASP, CSV injection). */
export const withoutFormula = (text: string): string => (WRITTEN_FORMULA.test(text) ? `'${text}` : text)

export function cellOfText(text: string): ImportCell {
  if (CONTROL.test(text)) return { as: 'control', text: withoutControls(text) }
  const trimmed = text.trim()
  return FORMULA.test(trimmed) ? { as: 'formula', text: trimmed } : trimmed
}
