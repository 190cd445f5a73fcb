import { helpActs } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'

/** The log of one help, the latest act first; both sides read the same. Ours. */
export const listHelpActs = endpoint({
  operation: 'listHelpActs',
  methods: ['GET'],
  path: '/api/help/acts',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ helpNo: recordNo }),
  entity: z.object({
    list: z.array(
      z.object({
        actNo: z.int(),
        act: z.enum(helpActs),
        at: instant,
        /** The place of business; empty where the act is about none. */
        subject: z.string(),
        /** False where it was begun and its end is not known. */
        isDone: z.boolean(),
      }),
    ),
  }),
  refusals: ['HELP_GONE', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'look',
})
