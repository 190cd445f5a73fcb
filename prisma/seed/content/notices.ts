import type { NoticeContent } from './notice-content.ts'
import { autumnNotices } from './notices-autumn.ts'
import { earlierNotices } from './notices-earlier.ts'

/** Is sorted newest first. The home page links to numbers 137 and 262 (specification section 2). */
export const notices: readonly NoticeContent[] = [...autumnNotices, ...earlierNotices]
