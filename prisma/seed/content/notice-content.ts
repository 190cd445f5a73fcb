export type NoticeContent = {
  noticeNo: number
  title: string
  registeredOn: string
  isImportant: boolean
  postType?: number
  examType?: number
  paragraphs: readonly string[]
}
