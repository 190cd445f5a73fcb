import { z } from 'zod'
import { instant, memberWrites, mobilePhone, requiredText } from '../../kit/index.ts'
import { helpTie } from './help-shape.ts'

/** Asks an owner by text message for the consent to apply and pay for them; whether there is such a member is not told. Ours. */
export const askToHelp = memberWrites('/api/help/ask', {
  input: z.object({
    name: requiredText(40, '도와드릴 분의 이름을 적어주세요.'),
    phone: mobilePhone,
    tie: helpTie,
  }),
  /** `notifiedAt`: when the text message goes out, in the morning at night. */
  entity: z.object({ notifiedAt: instant, answerBy: instant }),
  refusals: ['HELP_ONESELF', 'HELP_TOO_OFTEN', 'HELP_ALREADY'],
  perMinute: 10,
  ownerOnly: true,
})
