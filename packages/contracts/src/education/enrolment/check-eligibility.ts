import { eligibilityGround } from '@hygiene/domain/education/enrolment/eligibility-text'
import { z } from 'zod'
import { industryTypeField, licenceNumber, text } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { provinceCode } from '../../forms/text-fields.ts'
import { enrolmentStatus } from './enrolment-shape.ts'
import { validCertificate } from './valid-certificate.ts'
import { keysOf } from '@hygiene/domain/keys-of'

/** Returns the applicable case and its reason before payment (docs/rules/enrolment.md); this is our own endpoint. */
export const checkEligibility = memberReads('/api/online/edu/checkEligibility', {
  label: '온라인교육 대상 확인',
  methods: ['POST'],
  sends: 'json',
  input: z.object({
    industryType: industryTypeField,
    licenseNumber: licenceNumber,
    businessTypeName: text(40).default(''),
    sidoCode: provinceCode,
  }),
  entity: z.object({
    eligible: z.boolean(),
    case: z.enum(keysOf(eligibilityGround)),
    sentence: z.string(),
    /** Is the legal basis, for example «식품위생법 제41조제1항». */
    ground: z.string(),
    year: z.int(),
    price: z.int(),
    hours: z.int(),
    existing: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }).nullable(),
    certificate: validCertificate,
  }),
  refusals: ['COURSE_NOT_OFFERED'],
  helper: 'view',
})
