import { z } from 'zod'
import { boardType, recordNo } from '../../kit/fields.ts'
import { visitorWrites } from '../../kit/declare.ts'
import { postFile } from './post-file.ts'
import { richText } from './rich-text.ts'

const neighbour = z.object({ postNo: z.int(), title: z.string() }).nullable()

/** Returns a post with its files and its neighbours in the order of the list. Each reader counts once. */
export const readPost = visitorWrites('/api/board/fetchData', {
  methods: ['GET'],
  sends: 'query',
  input: z.object({ postNo: recordNo }),
  entity: z.object({
    postNo: z.int(),
    boardType,
    title: z.string(),
    contents: richText,
    isImportant: z.boolean(),
    viewCount: z.int(),
    regDate: z.iso.date(),
    files: z.array(postFile),
    previous: neighbour,
    next: neighbour,
  }),
  refusals: ['NOTICE_NOT_FOUND', 'LOGIN_REQUIRED'],
})
