import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { deskLooks } from './desk-looks.ts'

/** Keeps how the caller wants the desk; the last computer that says so is right. */
export const saveLooks = endpoint({
  operation: 'saveLooks',
  methods: ['POST'],
  path: '/api/staff/looks/save',
  access: 'staff',
  permission: 'useViews',
  effect: 'writes',
  sends: 'json',
  input: deskLooks,
  entity: z.object({}),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
