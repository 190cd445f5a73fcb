import { z } from 'zod'
import {
  endpoint,
  jsonBean,
  licenceNumber,
  mobilePhone,
  provinceCode,
  recordNo,
  requiredText,
  text,
  wireInteger,
} from '../kit/index.ts'

/** The education application bean: place, applicant, consent. */
export const onlineApplicationBean = z.object({
  /** Present when an unpaid application is changed. */
  enrolmentNo: recordNo.optional(),
  industryType: wireInteger.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  licenseNumber: licenceNumber,
  businessName: requiredText(80, '업소명을 입력해주세요.'),
  businessTypeName: text(40).default(''),
  representative: requiredText(40, '대표자명을 입력해주세요.'),
  sidoCode: provinceCode,
  zipCode: text(5).default(''),
  address: requiredText(150, '영업장 주소를 입력해주세요.'),
  address2: text(100).default(''),
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
  input: z.object({ onlineApplication: jsonBean(onlineApplicationBean) }),
  entity: z.object({ enrolmentNo: z.int(), applicationNo: z.int(), price: z.int() }),
  refusals: [
    'OUTSIDE_PERIOD',
    'ALREADY_APPLIED',
    'ALREADY_TRAINED',
    'COVERED_BY_SAME_PROVINCE',
    'NEW_OPERATOR_COURSE_THIS_YEAR',
    'NEW_OPERATOR_NEEDS_COLLECTIVE',
    'TRADE_NOT_SERVED',
    'COURSE_NOT_OFFERED',
    'ENROLMENT_NOT_FOUND',
    'ALREADY_PAID',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
})
