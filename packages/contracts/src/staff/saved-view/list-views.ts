import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { adminScreens } from './admin-screens.ts'

/** Views of a list: the caller's own, and those headquarters saved for the caller's role. */
export const listViews = endpoint({
  operation: 'listViews',
  methods: ['GET'],
  path: '/api/staff/views/list',
  access: 'staff',
  permission: 'useViews',
  effect: 'reads',
  sends: 'query',
  input: z.object({ screen: z.enum(adminScreens) }),
  entity: z.object({
    list: z.array(
      z.object({
        viewNo: z.int(),
        name: z.string(),
        viewAddress: z.string(),
        /** Saved for a whole role. */
        isOfRole: z.boolean(),
        mayRemove: z.boolean(),
      }),
    ),
  }),
  refusals: [...STAFF_REFUSALS],
})
