import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { memberCaseShape } from './member-case-shape.ts'

/** The caller's own open cases, the newest first. */
export const listOpenCases = endpoint({
  operation: 'listOpenCases',
  methods: ['GET'],
  path: '/api/staff/cases/mine',
  access: 'staff',
  permission: 'unmaskMembers',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ list: z.array(memberCaseShape) }),
  refusals: [...STAFF_REFUSALS],
})
