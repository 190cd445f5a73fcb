import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { text, wireFlag } from '../../kit/fields.ts'
import { contactForm } from '../../forms/account.ts'
import { placeForm } from '../../forms/place.ts'
import { drawn } from '../../forms/text-fields.ts'

export const updateMember = memberWrites('/api/user/updateUser', {
  label: '회원 정보 수정',
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
})
