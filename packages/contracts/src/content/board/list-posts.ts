import { BoardType } from '@hygiene/domain/text'
import { z } from 'zod'
import { pageOf, pagingInput } from '../../kit/paging.ts'
import { text, wireInteger, wireNumber } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'

/** Numbers of posts, «601,602», a hundred at most: those that a browser has scrapped; ours. */
const numberList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((numbers) => numbers.split(',').map(Number))

/** A board, newest first. Lecture materials (1) are for people who are logged in (specification section 2, /edu/data). */
export const listPosts = visitorReads('/api/board/fetchBoardTypeList', {
  input: z.object({
    ...pagingInput,
    boardType: wireNumber.pipe(z.enum(BoardType)),
    examType: wireInteger.optional(),
    /** Of the questions asked often: what they are about (`faqCategories`); ours. */
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
      /** The words around what was searched for; null where only the title has it, or nothing was searched for. */
      excerpt: z.string().nullable(),
    }),
  ),
  refusals: ['LOGIN_REQUIRED'],
})
