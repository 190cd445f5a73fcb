export type NoticeContent = {
  noticeNo: number
  title: string
  registeredOn: string
  isImportant: boolean
  /** `noticeTypes` of the domain; 1 without. */
  postType?: number
  /** `examTypes` of the domain; every education without. */
  examType?: number
  paragraphs: readonly string[]
}
