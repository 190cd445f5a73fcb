import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { staffCaseShape } from './staff-case-shape.ts'

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
  entity: z.object({ list: z.array(staffCaseShape) }),
  refusals: [...STAFF_REFUSALS],
})
