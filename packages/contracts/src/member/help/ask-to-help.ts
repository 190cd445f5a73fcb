import { z } from 'zod'
import { helpForm } from '../../forms/help.ts'
import { instant } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/**
 * Asks an owner by text message for consent to apply and pay for them. The answer does not reveal whether there is such a member.
 */
export const askToHelp = memberWrites('/api/help/ask', {
  input: z.object(helpForm.shape),
  /** `notifiedAt` is when the text message is sent; at night it waits until morning. */
  entity: z.object({ notifiedAt: instant, answerBy: instant }),
  refusals: ['HELP_ONESELF', 'HELP_TOO_OFTEN', 'HELP_ALREADY'],
  perMinute: 10,
  ownerOnly: true,
})
