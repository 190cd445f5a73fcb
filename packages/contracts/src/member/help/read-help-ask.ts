import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { helpTie, helpToken } from './help-shape.ts'

/** Returns the request behind the link of the text message without a login: who asks, and until when. */
export const readHelpAsk = visitorReads('/api/help/readAsk', {
  methods: ['POST'],
  sends: 'json',
  input: z.object({ token: helpToken }),
  entity: z.object({
    state: z.enum(['asked', 'agreed']),
    helperName: z.string(),
    tie: helpTie,
    helperPhone: z.string(),
    validUntil: instant,
  }),
  refusals: ['HELP_LINK_OVER'],
  perMinute: 30,
})
