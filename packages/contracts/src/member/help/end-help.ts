import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Ends a help for good, by the helper or the owner; a helper also withdraws a request this way. */
export const endHelp = memberWrites('/api/help/end', {
  label: '도움 끝내기',
  input: z.object({ helpNo: recordNo }),
  entity: z.object({ helpNo: z.int() }),
  refusals: ['HELP_GONE'],
})
