import type { NoticeContent } from './notice-content.ts'
import { autumnNotices } from './notices-autumn.ts'
import { earlierNotices } from './notices-earlier.ts'

/** Newest first. Numbers 137 and 262 are linked from the home page by the specification (section 2). */
export const notices: readonly NoticeContent[] = [...autumnNotices, ...earlierNotices]
