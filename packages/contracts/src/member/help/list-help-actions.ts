import { helpActions } from '@hygiene/domain/member/help/help-text'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

/** The log of one help, the latest action first; both sides read the same. Ours. */
export const listHelpActions = memberReads('/api/help/actions', {
  label: '도와드린 일 보기',
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
  refusals: ['HELP_GONE'],
  helper: 'view',
})
