import { z } from 'zod'
import { explanation } from '../../../forms/reason.ts'
import { placeForm } from '../../../forms/place.ts'
import { licenceNumber, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CHECK_REFUSALS, placeSeen } from './licence-check-shape.ts'

/**
 * Puts the place of an enrolment right, or links it to a row of the register by its number; words that are left out stay. The
 * member is texted the reason. Where the education is completed, its certificate is replaced by the next edition.
 */
export const correctLicenceCheck = staffWrites('/api/staff/licences/correct', {
  label: '업소 바로잡기',
  audit: {},
  permission: 'decideLicenceChecks',
  input: z.object({
    checkNo: recordNo,
    seen: placeSeen,
    licenseNumber: licenceNumber.optional(),
    businessName: z.optional(placeForm.shape.businessName),
    representative: z.optional(placeForm.shape.representative),
    address: z.optional(placeForm.shape.address),
    address2: z.optional(placeForm.shape.address2),
    reason: explanation,
  }),
  entity: z.object({ checkNo: z.int() }),
  refusals: [
    'LICENCE_CHECK_ENDED',
    'LICENCE_CHECK_UNCHANGED',
    'LICENCE_OTHER_TRADE',
    'LICENCE_OF_OTHER_RECORD',
    ...CHECK_REFUSALS,
  ],
})
