import { z } from 'zod'
import { postFile } from './post-file.ts'
import { richText } from './rich-text.ts'
import { recordNo } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'

/** Returns a notice with its files and neighbours. Each reader counts once. */
export const readNotice = visitorWrites('/api/notice/fetchData', {
  methods: ['GET'],
  sends: 'query',
  input: z.object({ noticeNo: recordNo }),
  entity: z.object({
    noticeNo: z.int(),
    title: z.string(),
    contents: richText,
    isImportant: z.boolean(),
    regDate: z.iso.date(),
    files: z.array(postFile),
    previous: z.object({ noticeNo: z.int(), title: z.string() }).nullable(),
    next: z.object({ noticeNo: z.int(), title: z.string() }).nullable(),
  }),
  refusals: ['NOTICE_NOT_FOUND'],
  helper: 'view',
})
