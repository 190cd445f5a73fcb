import { z } from 'zod'
import { helpForm } from '../../forms/help.ts'
import { instant } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Asks an owner by text message for the consent to apply and pay for them; whether there is such a member is not told. Ours. */
export const askToHelp = memberWrites('/api/help/ask', {
  input: z.object(helpForm.shape),
  /** `notifiedAt`: when the text message goes out, in the morning at night. */
  entity: z.object({ notifiedAt: instant, answerBy: instant }),
  refusals: ['HELP_ONESELF', 'HELP_TOO_OFTEN', 'HELP_ALREADY'],
  perMinute: 10,
  ownerOnly: true,
})
