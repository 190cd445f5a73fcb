export type NoticeContent = {
  noticeNo: number
  title: string
  registeredOn: string
  isImportant: boolean
  paragraphs: readonly string[]
}
