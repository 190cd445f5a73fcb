import { z } from 'zod'
import { auditReason } from '../../../forms/reason.ts'
import { licenceNumber, text } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { placeForm, phoneOrNone } from '../../../forms/place.ts'
import { enrolmentNamed } from './staff-enrolment-shape.ts'

/**
 * Puts words of an application right until completion freezes them into the certificate; words that are left out stay. After
 * completion the certificate is superseded instead. Ours.
 */
export const correctStaffEnrolment = staffWrites('/api/staff/enrolments/correct', {
  label: '신청 건 수정',
  permission: 'changeEnrolments',
  audit: {},
  input: z.object({
    ...enrolmentNamed,
    /** A record for a venue that has none yet. */
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
