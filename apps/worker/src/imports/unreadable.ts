/** A file that cannot be read in; the sentence is told to the employee and names row and column where one is to blame. */
export class UnreadableFile extends Error {
  readonly sentence: string

  constructor(sentence: string, why = '') {
    super(`the file cannot be read in${why && `: ${why}`}`)
    this.sentence = sentence
  }
}

/** Bounds of one file: more is no list that a person keeps. */
export const READ_BOUNDS = {
  columns: 200,
  /** Letters of one cell. */
  cell: 5_000,
  /** Letters of one row: some hundreds of rows are held at a time, here and when they are checked. */
  row: 50_000,
  /** Letters of all rows; cells that share one text make a small file large. */
  letters: 100_000_000,
  /** The last row of a sheet (ECMA-376 part 1, 18.3.1.73). */
  rowAt: 1_048_576,
  /** Bytes of all texts that a workbook shares. */
  sharedBytes: 60_000_000,
  sharedTexts: 1_000_000,
  sheets: 1_000,
  /** Formats of cells; a spreadsheet writes 65,490 at most. */
  styles: 70_000,
} as const
