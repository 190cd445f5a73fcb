import { BoardType } from '@hygiene/domain/text'
import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { text, wireInteger, wireNumber } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Lists post numbers such as «601,602», a hundred at most: those scrapped in a browser; this is our own field. */
const numberList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((numbers) => numbers.split(',').map(Number))

/** Lists a board, newest first. Lecture materials (1) require a login (specification section 2, /edu/data). */
export const listPosts = visitorReads('/api/board/fetchBoardTypeList', {
  input: z.object({
    ...pagingInput,
    boardType: wireNumber.pipe(z.enum(BoardType)),
    examType: wireInteger.optional(),
    /** Selects the category of a frequently asked question (`faqCategories`); this is our own field. */
    postType: wireInteger.optional(),
    searchText: text(100).optional(),
    postNos: numberList.optional(),
  }),
  entity: pageOf(
    z.object({
      postNo: z.int(),
      title: z.string(),
      isImportant: z.boolean(),
      viewCount: z.int(),
      regDate: z.iso.date(),
      /** Contains the text around the match. Is null without a search, or if only the title matches. */
      excerpt: z.string().nullable(),
    }),
  ),
  refusals: ['LOGIN_REQUIRED'],
})
