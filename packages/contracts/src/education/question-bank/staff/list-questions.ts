import { itemMarks } from '@hygiene/domain/education/question-bank/item-analysis'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { staffReads } from '../../../kit/declare.ts'
import { bankShown, itemAnalysis, questionState } from './question-shape.ts'

export const listQuestions = staffReads('/api/staff/questions/list', {
  methods: ['POST'],
  permission: 'handleQuestions',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      year: z.int().min(2000).max(2100).optional(),
      salesType: z.union([z.literal(1), z.literal(2)]).optional(),
      industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
      state: questionState.optional(),
      mark: z.enum(itemMarks).optional(),
    }),
    sorts: ['questionNo', 'topic', 'share', 'answers'] as const,
  }),
  entity: tablePageOf(
    z.object({
      questionNo: z.int(),
      edition: z.int(),
      topic: z.string(),
      text: z.string(),
      state: questionState,
      banks: z.array(bankShown),
      analysis: itemAnalysis,
    }),
  ),
})
