import { autumnNotices } from './notices-autumn.ts'
import { earlierNotices } from './notices-earlier.ts'

export type NoticeContent = {
  noticeNo: number
  title: string
  registeredOn: string
  isImportant: boolean
  paragraphs: readonly string[]
}

/** Newest first. Numbers 137 and 262 are linked from the home page by the specification (section 2). */
export const notices: readonly NoticeContent[] = [...autumnNotices, ...earlierNotices]
