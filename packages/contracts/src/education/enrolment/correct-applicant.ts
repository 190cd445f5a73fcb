import { z } from 'zod'
import { placeForm, phoneOrNone } from '../../forms/place.ts'
import { jsonBean, recordNo, text, wireInteger } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Allows corrections of the applicant's own words until completion, but not of licence, course or person. */
const applicantCorrectionBean = z.object({
  enrolmentNo: recordNo,
  businessName: placeForm.shape.businessName,
  representative: placeForm.shape.representative,
  zipCode: text(5).default(''),
  address: placeForm.shape.address,
  address2: z.optional(placeForm.shape.address2).default(''),
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: z.optional(phoneOrNone).default(''),
})

export const correctApplicant = memberWrites('/api/online/edu/updateUserOnlineInfo', {
  label: '온라인교육 신청자 정보 수정',
  sends: 'multipart',
  input: z.object({ onlineApplication: jsonBean(applicantCorrectionBean) }),
  entity: z.object({ enrolmentNo: z.int() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CANNOT_CORRECT_COMPLETED', 'ALREADY_ENDED'],
})
