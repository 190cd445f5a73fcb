import { helpActions } from '@hygiene/domain/member/help/help-text'
import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'

export const listHelpActions = memberReads('/api/help/actions', {
  label: '도와드린 일 보기',
  input: z.object({ helpNo: recordNo }),
  entity: z.object({
    list: z.array(
      z.object({
        actionNo: z.int(),
        action: z.enum(helpActions),
        at: instant,
        subject: z.string(),
        /** Is false where the action began and its outcome is unknown. */
        isDone: z.boolean(),
      }),
    ),
  }),
  refusals: ['HELP_GONE'],
  helper: 'view',
})
