import { z } from 'zod'
import { SENT_FILES_REFUSALS } from '../../platform/file/upload-refusals.ts'
import { jsonBean, recordNo, salesTypeField } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { mobilePhone } from '../../forms/text-fields.ts'
import { seatAnswer } from './in-person-shape.ts'
import { lacksNumber, licenceBean, numberMissingSentence } from './licence-bean.ts'

const application = z.object({
  /** Is present when an unpaid application is changed. */
  applicationNo: recordNo.optional(),
  sessionNo: recordNo,
  salesType: salesTypeField,
  licences: z
    .array(licenceBean)
    .min(1, '영업장을 입력해주세요.')
    .max(10, '한 번에 10곳까지 신청할 수 있습니다.'),
  phone: mobilePhone,
  joinsWaitingList: z.boolean().default(false),
  privacyConsent: z.literal(true, { error: '개인정보 수집·이용에 동의해주세요.' }),
})

const inPersonApplicationBean = application.superRefine(({ salesType, licences }, context) => {
  for (const [at, { licenseNumber }] of licences.entries()) {
    if (!lacksNumber(salesType, licenseNumber)) continue
    context.addIssue({
      code: 'custom',
      path: ['licences', at, 'licenseNumber'],
      message: numberMissingSentence,
    })
  }
})

export const applyInPerson = memberWrites('/api/offline/edu/upsertOfflineEdu', {
  label: '집합교육 신청',
  sends: 'multipart',
  // Repeats `FILE_LIMITS.filesAPost` of the domain as a literal for the list of routes.
  takesFiles: { part: 'files', most: 5 },
  input: z.object({ inPersonApplication: jsonBean(inPersonApplicationBean) }),
  entity: seatAnswer,
  refusals: [
    'SESSION_NOT_FOUND',
    'SESSION_FULL',
    'SESSION_TRADE_FULL',
    'SESSION_NOT_OPEN_YET',
    'SESSION_APPLICATIONS_CLOSED',
    'SESSION_CANCELLED',
    'SESSION_OTHER_TRADE',
    'SAME_LICENCE_TWICE',
    'SAME_TIME_BOOKED',
    'TOO_MANY_WAITING',
    'ALREADY_APPLIED',
    'ALREADY_TRAINED',
    'COVERED_BY_SAME_PROVINCE',
    'CLOSED_ALL_YEAR',
    'LICENSED_COOK',
    'NEW_OPERATOR_COURSE_THIS_YEAR',
    'EARLIER_OPENING_COURSE',
    'TRADE_NOT_SERVED',
    'COURSE_NOT_OFFERED',
    'ENROLMENT_NOT_FOUND',
    'ALREADY_PAID',
    'ALREADY_ENDED',
    ...SENT_FILES_REFUSALS,
  ],
  inTurn: 'seat',
  helper: 'apply',
})
