import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { drawnCertificate } from '../../education/certificate/certificate-shape.ts'
import { inPersonRecord } from './in-person-shape.ts'

export const readInPersonCertificate = memberReads('/api/offline/edu/fetchCertificate', {
  label: '집합교육 수료증 보기',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({ ...drawnCertificate, record: inPersonRecord }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED'],
  helper: 'view',
})
