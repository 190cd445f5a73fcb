import { z } from 'zod'
import { adminScreens } from './admin-screens.ts'

export const tablePreferences = z.object({
  density: z.enum(['normal', 'roomy']),
  text: z.enum(['normal', 'large']),
  sidebar: z.enum(['wide', 'narrow']),
  /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
  hasKeys: z.boolean(),
  /** Keeps the last arrangement of columns, in the notation of a list's address. */
  lists: z
    .array(z.object({ screen: z.enum(adminScreens), columns: z.string().regex(/^[A-Za-z0-9.~-]{1,600}$/) }))
    .max(adminScreens.length),
})
