import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { inPersonRow } from '../enrolment/in-person-shape.ts'

export const listInPersonClasses = memberReads('/api/offline/edu/fetchUserOfflineClass', {
  label: '집합교육 예정 보기',
  input: z.object({}),
  entity: z.object({ list: z.array(inPersonRow) }),
  helper: 'view',
})
