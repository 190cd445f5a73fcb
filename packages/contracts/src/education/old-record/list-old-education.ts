import { z } from 'zod'
import { day } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

export const listOldEducation = memberReads('/api/old/edu/fetchUserOldEdu', {
  label: '이전 교육 이력 보기',
  input: z.object({}),
  entity: z.object({
    list: z.array(
      z.object({
        oldEduNo: z.int(),
        outnumber: z.string(),
        cname: z.string(),
        gubun: z.string(),
        isNewOperator: z.boolean(),
        eduEndDate: day,
        isPrinted: z.boolean(),
      }),
    ),
  }),
  helper: 'view',
})
