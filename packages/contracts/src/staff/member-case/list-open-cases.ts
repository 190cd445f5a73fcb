import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { memberCaseShape } from './member-case-shape.ts'

export const listOpenCases = staffReads('/api/staff/cases/mine', {
  permission: 'unmaskMembers',
  input: z.object({}),
  entity: z.object({ list: z.array(memberCaseShape) }),
})
