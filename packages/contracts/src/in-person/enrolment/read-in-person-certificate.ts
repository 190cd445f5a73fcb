import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { drawnCertificate } from '../../education/certificate/certificate-shape.ts'
import { inPersonRecord } from './in-person-shape.ts'

/** The certificate of an in-person enrolment and whether its PDF is ready; ours. */
export const readInPersonCertificate = endpoint({
  operation: 'readInPersonCertificate',
  methods: ['GET'],
  path: '/api/offline/edu/fetchCertificate',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ inPersonEnrolmentNo: recordNo }),
  entity: z.object({ ...drawnCertificate, record: inPersonRecord }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'view',
})
