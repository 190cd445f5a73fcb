/** Means that a file cannot be imported. The sentence is shown to the employee and names row and column if one is at fault. */
export class UnreadableFile extends Error {
  readonly sentence: string

  constructor(sentence: string, why = '') {
    super(`the file cannot be read in${why && `: ${why}`}`)
    this.sentence = sentence
  }
}

/** Limits one file; anything larger is not a list that a person keeps. */
export const READ_BOUNDS = {
  columns: 200,
  /** Limits the characters of one cell. */
  cell: 5_000,
  /** Limits the characters of one row, because some hundreds of rows are held at a time, here and during the check. */
  row: 50_000,
  /** Limits the characters of all rows, because cells that share one text make a small file large. */
  letters: 100_000_000,
  /** Is the last row of a sheet (ECMA-376 part 1, 18.3.1.73). */
  rowAt: 1_048_576,
  /** Limits the bytes of all shared texts. */
  sharedBytes: 60_000_000,
  sharedTexts: 1_000_000,
  sheets: 1_000,
  /** Limits the cell formats; a spreadsheet writes 65,490 at most. */
  styles: 70_000,
} as const
