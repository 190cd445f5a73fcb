import { identityChannels } from '@hygiene/domain/text'
import { z } from 'zod'

/** The specification's types (section 3: card, phone, i-PIN), and certificate apps. */
export const identityChannel = z.enum(identityChannels)
