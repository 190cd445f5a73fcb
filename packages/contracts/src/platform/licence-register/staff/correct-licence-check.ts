import { z } from 'zod'
import { explanation } from '../../../forms/reason.ts'
import { placeForm } from '../../../forms/place.ts'
import { licenceNumber, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { CHECK_REFUSALS, placeSeen } from './licence-check-shape.ts'

/**
 * Corrects the place of an enrolment, or links it to a row of the register by its number; absent fields stay unchanged. The
 * member gets the reason by text message. If the education is completed, the next edition of the certificate replaces the present
 * one.
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
