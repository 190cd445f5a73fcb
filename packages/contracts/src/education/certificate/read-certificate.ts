import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { drawnCertificate } from './certificate-shape.ts'
import { onlineRecord } from '../enrolment/enrolment-shape.ts'

export const readCertificate = memberReads('/api/online/edu/fetchCertificate', {
  label: '온라인교육 수료증 보기',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ ...drawnCertificate, record: onlineRecord }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED'],
  helper: 'view',
})
