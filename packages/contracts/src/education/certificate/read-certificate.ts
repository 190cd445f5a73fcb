import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { drawnCertificate } from './certificate-shape.ts'
import { onlineRecord } from '../enrolment/enrolment-shape.ts'

/** The certificate of an enrolment and whether its PDF is ready; ours. */
export const readCertificate = endpoint({
  operation: 'readCertificate',
  methods: ['GET'],
  path: '/api/online/edu/fetchCertificate',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({ ...drawnCertificate, record: onlineRecord }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
