import { z } from 'zod'
import { endpoint, instant } from '../../kit/index.ts'
import { helpTie, helpToken } from './help-shape.ts'

/** The question behind the text message's link, shown signed out: who asks, and until when. Ours. */
export const readHelpAsk = endpoint({
  operation: 'readHelpAsk',
  methods: ['POST'],
  path: '/api/help/readAsk',
  access: 'anyone',
  effect: 'reads',
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
