import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { text, wireInteger } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

export const listNotices = visitorReads('/api/notice/fetchUserNoticeList', {
  publicSeconds: 30,
  input: z.object({
    ...pagingInput,
    noticeType: wireInteger.optional(),
    examType: wireInteger.optional(),
    searchText: text(100).optional(),
  }),
  entity: pageOf(
    z.object({
      noticeNo: z.int(),
      title: z.string(),
      isImportant: z.boolean(),
      regDate: z.iso.date(),
      /** Contains the text around the match. Is null without a search, or if only the title matches. */
      excerpt: z.string().nullable(),
    }),
  ),
  helper: 'view',
})
