export type NoticeContent = {
  noticeNo: number
  title: string
  registeredOn: string
  isImportant: boolean
  /** Is one of `noticeTypes` of the domain; defaults to 1. */
  postType?: number
  /** Is one of `examTypes` of the domain; without it the notice applies to every education. */
  examType?: number
  paragraphs: readonly string[]
}
