import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { helpToken } from './help-shape.ts'

/**
 * Records the owner's answer by the link of the text message, without a login: first consent or refusal, later the end of the
 * consent.
 */
export const answerHelp = visitorWrites('/api/help/answer', {
  input: z.object({ token: helpToken, answer: z.enum(['agree', 'refuse', 'end']) }),
  entity: z.object({ answer: z.enum(['agree', 'refuse', 'end']) }),
  refusals: ['HELP_LINK_OVER'],
  perMinute: 30,
})
