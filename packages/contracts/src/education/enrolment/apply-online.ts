import { z } from 'zod'
import { placeBean } from '../../forms/place-bean.ts'
import { SENT_FILES_REFUSALS } from '../../platform/file/upload-refusals.ts'
import { industryTypeField, jsonBean, licenceNumber, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { mobilePhone } from '../../forms/text-fields.ts'

export const onlineApplicationBean = z.object({
  enrolmentNo: recordNo.optional(),
  industryType: industryTypeField,
  licenseNumber: licenceNumber,
  ...placeBean,
  phone: mobilePhone,
  privacyConsent: z.literal(true, { error: '개인정보 수집·이용에 동의해주세요.' }),
})

export const applyOnline = memberWrites('/api/online/edu/upsertOnlineEdu', {
  label: '온라인교육 신청',
  sends: 'multipart',
  // Equals `FILE_LIMITS.filesAPost` of the domain. It is a literal for the list of routes.
  takesFiles: { part: 'files', most: 5 },
  input: z.object({ onlineApplication: jsonBean(onlineApplicationBean) }),
  entity: z.object({ enrolmentNo: z.int(), applicationNo: z.int(), price: z.int() }),
  refusals: [
    'OUTSIDE_PERIOD',
    'ALREADY_APPLIED',
    'ALREADY_TRAINED',
    'COVERED_BY_SAME_PROVINCE',
    'CLOSED_ALL_YEAR',
    'NEW_OPERATOR_COURSE_THIS_YEAR',
    'NEW_OPERATOR_NEEDS_COLLECTIVE',
    'TRADE_NOT_SERVED',
    'COURSE_NOT_OFFERED',
    'ENROLMENT_NOT_FOUND',
    'ALREADY_PAID',
    'ALREADY_ENDED',
    ...SENT_FILES_REFUSALS,
  ],
  helper: 'apply',
})
