import { helpActions } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'

/** The log of one help, the latest action first; both sides read the same. Ours. */
export const listHelpActions = endpoint({
  operation: 'listHelpActions',
  methods: ['GET'],
  path: '/api/help/actions',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ helpNo: recordNo }),
  entity: z.object({
    list: z.array(
      z.object({
        actionNo: z.int(),
        action: z.enum(helpActions),
        at: instant,
        /** The place of business; empty where the action is about none. */
        subject: z.string(),
        /** False where it was begun and its end is not known. */
        isDone: z.boolean(),
      }),
    ),
  }),
  refusals: ['HELP_GONE', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
