/** What a document is called and what is said while it is printed: whole sentences beside its screen. */
export type PrintWords = {
  /** Name of the group of buttons. */
  toolbar: string
  /** Name of the document's picture. */
  preview: string
  making: string
  /** Nothing is lost by leaving. */
  longWait: string
  failed: string
  /** What stays although the file could not be made, and what to do. */
  failedHelp: string
  /** Where the document is not shown but its words are: title, then sentences. */
  onPhone: { title: string; sentences: readonly string[] }
  /** Stands on paper where somebody prints the screen instead of the document. */
  onPaper: string
}
