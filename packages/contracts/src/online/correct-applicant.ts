import { z } from 'zod'
import { endpoint, jsonBean, recordNo, requiredText, text, wireInteger } from '../kit/index.ts'

/** The applicant's own words can be corrected until completion; licence, course and person cannot. */
export const applicantCorrectionBean = z.object({
  enrolmentNo: recordNo,
  businessName: requiredText(80, '업소명을 입력해주세요.'),
  representative: requiredText(40, '대표자명을 입력해주세요.'),
  zipCode: text(5).default(''),
  address: requiredText(150, '영업장 주소를 입력해주세요.'),
  address2: text(100).default(''),
  positionType: wireInteger.pipe(z.union([z.literal(1), z.literal(2)])),
  companyPhone: text(20).default(''),
})

export const correctApplicant = endpoint({
  operation: 'correctApplicant',
  methods: ['POST'],
  path: '/api/online/edu/updateUserOnlineInfo',
  access: 'operator',
  effect: 'writes',
  sends: 'multipart',
  input: z.object({ onlineApplication: jsonBean(applicantCorrectionBean) }),
  entity: z.object({ enrolmentNo: z.int() }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'CANNOT_CORRECT_COMPLETED',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
})
