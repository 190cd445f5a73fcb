/** A file that cannot be read in; the sentence is told to the employee and names row and column where one is to blame. */
export class UnreadableFile extends Error {
  readonly sentence: string

  constructor(sentence: string) {
    super('the file cannot be read in')
    this.sentence = sentence
  }
}

/** Bounds of one file: more is no list that a person keeps. */
export const READ_BOUNDS = {
  columns: 200,
  /** Letters of one cell. */
  cell: 5_000,
  /** Bytes of all texts that a workbook shares. */
  sharedBytes: 60_000_000,
  sharedTexts: 2_000_000,
} as const
