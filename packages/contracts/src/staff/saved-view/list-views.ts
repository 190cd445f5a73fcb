import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { adminScreens } from './admin-screens.ts'

/** Returns the caller's own views of a list and those headquarters saved for the caller's role. */
export const listViews = staffReads('/api/staff/views/list', {
  permission: 'useViews',
  input: z.object({ screen: z.enum(adminScreens) }),
  entity: z.object({
    list: z.array(
      z.object({
        viewNo: z.int(),
        name: z.string(),
        viewAddress: z.string(),
        isOfRole: z.boolean(),
        mayRemove: z.boolean(),
      }),
    ),
  }),
})
