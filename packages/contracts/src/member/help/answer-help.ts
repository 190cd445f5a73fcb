import { z } from 'zod'
import { visitorWrites } from '../../kit/declare.ts'
import { helpToken } from './help-shape.ts'

/** The owner's answer by the text message's link, signed out: a consent or a no once, then the end of the consent. Ours. */
export const answerHelp = visitorWrites('/api/help/answer', {
  input: z.object({ token: helpToken, answer: z.enum(['agree', 'refuse', 'end']) }),
  entity: z.object({ answer: z.enum(['agree', 'refuse', 'end']) }),
  refusals: ['HELP_LINK_OVER'],
  perMinute: 30,
})
