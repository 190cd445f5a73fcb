import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { helpTie } from './help-shape.ts'

const help = z.object({
  helpNo: z.int(),
  name: z.string(),
  tie: helpTie,
  validUntil: instant.nullable(),
  endedAt: instant.nullable(),
})

export const listHelps = memberReads('/api/help/list', {
  label: '도움 보기',
  input: z.object({}),
  entity: z.object({
    /** Like no answer, a refusal shows as `asked` until the day is over and as `notAgreed` afterwards. */
    helping: z.array(
      help.extend({ state: z.enum(['asked', 'agreed', 'notAgreed', 'ended']), answerBy: instant }),
    ),
    helpers: z.array(
      help.extend({ state: z.enum(['agreed', 'ended']), agreedAt: instant, phone: z.string() }),
    ),
  }),
})
