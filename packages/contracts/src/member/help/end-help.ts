import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Ends a help for good, by the helper or the owner; a helper takes back a question likewise. Ours. */
export const endHelp = endpoint({
  operation: 'endHelp',
  methods: ['POST'],
  path: '/api/help/end',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ helpNo: recordNo }),
  entity: z.object({ helpNo: z.int() }),
  refusals: ['HELP_GONE', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
