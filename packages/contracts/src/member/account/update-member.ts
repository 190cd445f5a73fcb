import { z } from 'zod'
import { endpoint, text, wireFlag } from '../../kit/index.ts'
import { contactForm } from '../../forms/account.ts'
import { placeForm } from '../../forms/place.ts'
import { drawn } from '../../forms/text-fields.ts'

/** The fields of my page a person may change. An absent field stays as it is. */
export const updateMember = endpoint({
  operation: 'updateMember',
  methods: ['POST'],
  path: '/api/user/updateUser',
  access: 'operator',
  effect: 'writes',
  sends: 'form',
  input: z.object({
    email: z.optional(contactForm.shape.email),
    companyPhone: z.optional(contactForm.shape.companyPhone),
    zipCode: text(5).optional(),
    address: text(150).check(drawn()).optional(),
    address2: z.optional(placeForm.shape.address2),
    /** A withdrawn consent counts from this instant; sending ends within seven days (specification section 9). */
    marketingConsent: wireFlag.optional(),
    thirdPartyConsent: wireFlag.optional(),
  }),
  entity: z.object({ saved: z.literal(true) }),
  refusals: ['SESSION_EXPIRED', 'LOGIN_REQUIRED'],
})
