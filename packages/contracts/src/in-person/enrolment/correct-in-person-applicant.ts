import { z } from 'zod'
import { jsonBean, licenceNumber, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { licenceBean } from './licence-bean.ts'

/**
 * Corrects the applicant's own entries until completion. Course, province and person cannot change; a licence number can only be
 * added.
 */
const inPersonCorrectionBean = licenceBean
  .omit({ industryType: true, licenseNumber: true, businessTypeName: true, sidoCode: true })
  .extend({ inPersonEnrolmentNo: recordNo, licenseNumber: licenceNumber.optional() })

export const correctInPersonApplicant = memberWrites('/api/offline/edu/updateUserOfflineInfo', {
  label: '집합교육 신청자 정보 수정',
  sends: 'multipart',
  input: z.object({ inPersonApplication: jsonBean(inPersonCorrectionBean) }),
  entity: z.object({ inPersonEnrolmentNo: z.int() }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CORRECT_COMPLETED',
    'ALREADY_ENDED',
    'LICENCE_NUMBER_KNOWN',
    'LICENCE_OTHER_TRADE',
    'ALREADY_APPLIED',
  ],
})
