import { z } from 'zod'
import { instant } from '../../kit/fields.ts'
import { visitorReads } from '../../kit/declare.ts'
import { helpTie, helpToken } from './help-shape.ts'

/** The question behind the text message's link, shown signed out: who asks, and until when. Ours. */
export const readHelpAsk = visitorReads('/api/help/readAsk', {
  methods: ['POST'],
  sends: 'json',
  input: z.object({ token: helpToken }),
  entity: z.object({
    state: z.enum(['asked', 'agreed']),
    helperName: z.string(),
    tie: helpTie,
    /** Masked. */
    helperPhone: z.string(),
    /** The end of a consent that is given now, or of the one that was given. */
    validUntil: instant,
  }),
  refusals: ['HELP_LINK_OVER'],
  perMinute: 30,
})
