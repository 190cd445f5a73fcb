import { helpTies } from '@hygiene/domain/member/help/help-text'
import { z } from 'zod'

export const helpTie = z.enum(helpTies)
/** The secret of a text message's link, as it carries it behind `#`. */
export const helpToken = z.string().regex(/^[A-Za-z0-9]{8}$/)
