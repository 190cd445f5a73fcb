/** The name of a document and the words while it is printed: whole sentences beside its screen. */
export type PrintText = {
  /** Name of the group of buttons. */
  toolbar: string
  /** Name of the document's picture. */
  preview: string
  making: string
  /** Nothing is lost by leaving. */
  longWait: string
  failed: string
  /** The advice where the file could not be made: the record that stays, and the next step. */
  failedHelp: string
  /** Where the document is not shown but its words are: title, then sentences. */
  onPhone: { title: string; sentences: readonly string[] }
  /** Stands on paper where the screen is printed instead of the document. */
  onPaper: string
}
