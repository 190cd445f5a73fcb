import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { licenceNumber, text } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { placeForm, phoneOrNone } from '../../../forms/place.ts'
import { enrolmentNamed } from './staff-enrolment-shape.ts'

/**
 * Corrects the words of an application until completion freezes them into the certificate. Missing words stay unchanged, and
 * after completion the certificate is superseded instead; this is our own endpoint.
 */
export const correctStaffEnrolment = staffWrites('/api/staff/enrolments/correct', {
  label: '신청 건 수정',
  permission: 'changeEnrolments',
  audit: {},
  input: z.object({
    ...enrolmentNamed,
    /** Applies to an in-person record that has no licence number yet. */
    licenseNumber: licenceNumber.optional(),
    businessName: z.optional(placeForm.shape.businessName),
    representative: z.optional(placeForm.shape.representative),
    zipCode: text(5).optional(),
    address: z.optional(placeForm.shape.address),
    address2: z.optional(placeForm.shape.address2),
    positionType: z.union([z.literal(1), z.literal(2)]).optional(),
    companyPhone: z.optional(phoneOrNone),
    reason: auditReason,
  }),
  entity: z.object(enrolmentNamed),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CORRECT_COMPLETED',
    'ALREADY_ENDED',
    'LICENCE_NUMBER_KNOWN',
    'LICENCE_OTHER_TRADE',
    'ALREADY_APPLIED',
  ],
})
