import { FILE_LIMITS } from '@hygiene/domain'
import { z } from 'zod'
import { SENT_FILES_REFUSALS } from '../files/upload-refusals.ts'
import { placeForm } from '../forms/place.ts'
import { endpoint, jsonBean, licenceNumber, mobilePhone, recordNo, text, wireInteger } from '../kit/index.ts'

/** The education application bean: place, applicant, consent. */
export const onlineApplicationBean = z.object({
  /** Present when an unpaid application is changed. */
  enrolmentNo: recordNo.optional(),
  industryType: wireInteger.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  licenseNumber: licenceNumber,
  businessName: placeForm.shape.businessName,
  businessTypeName: text(40).default(''),
  representative: placeForm.shape.representative,
  sidoCode: placeForm.shape.sidoCode,
  zipCode: text(5).default(''),
  address: placeForm.shape.address,
  address2: z.optional(placeForm.shape.address2).default(''),
  /** 1 representative, 2 hygiene manager (Food Sanitation Act Art. 41③). */
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: text(20).default(''),
  phone: mobilePhone,
  privacyConsent: z.literal(true, { error: '개인정보 수집·이용에 동의해주세요.' }),
})

export const applyOnline = endpoint({
  operation: 'applyOnline',
  methods: ['POST'],
  path: '/api/online/edu/upsertOnlineEdu',
  access: 'operator',
  effect: 'writes',
  sends: 'multipart',
  takesFiles: { part: 'files', most: FILE_LIMITS.filesAPost },
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
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  helper: 'apply',
})
