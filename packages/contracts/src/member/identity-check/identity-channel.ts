import { identityChannels } from '@hygiene/domain/text'
import { z } from 'zod'

/** Adds certificate apps to the specification's types (section 3: card, phone, i-PIN). */
export const identityChannel = z.enum(identityChannels)
