export type PrintText = {
  toolbar: string
  preview: string
  making: string
  /** Says that leaving loses nothing. */
  longWait: string
  failed: string
  failedHelp: string
  /** Is shown on a screen that has the content but not the document: a title, then sentences. */
  onPhone: { title: string; sentences: readonly string[] }
  /** Appears on paper if the screen is printed instead of the document. */
  onPaper: string
}
