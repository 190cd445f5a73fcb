import { helpTies } from '@hygiene/domain/member/help/help-text'
import { z } from 'zod'

export const helpTie = z.enum(helpTies)
/** This secret follows `#` in the link of the text message. */
export const helpToken = z.string().regex(/^[A-Za-z0-9]{8}$/)
