import { inPersonCases } from '@hygiene/domain/education/enrolment/in-person-eligibility'
import { z } from 'zod'
import { industryTypeField, licenceNumberOrNone, recordNo, salesTypeField, text } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { provinceCode } from '../../forms/text-fields.ts'
import { validCertificate } from '../../education/enrolment/valid-certificate.ts'
import { lacksNumber, numberMissingSentence } from './licence-bean.ts'

/** Returns which case applies to a licence and why, before a seat is taken or paid. Extends the specification. */
export const checkInPersonEligibility = memberReads('/api/offline/edu/checkEligibility', {
  label: '집합교육 대상 확인',
  methods: ['POST'],
  sends: 'json',
  input: z
    .object({
      salesType: salesTypeField,
      industryType: industryTypeField,
      licenseNumber: licenceNumberOrNone,
      businessName: text(80).default(''),
      businessTypeName: text(40).default(''),
      sidoCode: provinceCode,
      /** Is present once a session is chosen; its year counts, which in December may be the next one. */
      sessionNo: recordNo.optional(),
    })
    .refine(({ salesType, licenseNumber }) => !lacksNumber(salesType, licenseNumber), {
      path: ['licenseNumber'],
      error: numberMissingSentence,
    }),
  entity: z.object({
    eligible: z.boolean(),
    case: z.enum(inPersonCases),
    year: z.int(),
    sentence: z.string(),
    ground: z.string(),
    price: z.int(),
    hours: z.int(),
    existing: z.object({ inPersonEnrolmentNo: z.int(), applicationNo: z.int() }).nullable(),
    certificate: validCertificate,
  }),
  refusals: ['COURSE_NOT_OFFERED', 'SESSION_NOT_FOUND', 'SESSION_OTHER_TRADE'],
  helper: 'view',
})
