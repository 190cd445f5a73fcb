import { z } from 'zod'
import { endpoint, instant, recordNo } from '../kit/index.ts'
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
  entity: z.object({
    certificateNumber: z.string(),
    verificationNumber: z.string(),
    issuedAt: instant,
    printedAt: instant.nullable(),
    state: z.enum(['ready', 'preparing', 'failed']),
    /** The signed symbol for an officer's camera: a data address of an SVG image; null until it is drawn. */
    qrImagePath: z.string().nullable(),
    fileNo: z.string().nullable(),
    fileName: z.string(),
    hours: z.int(),
    /** As the document names them. */
    educationName: z.string(),
    issuerName: z.string(),
    record: inPersonRecord,
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'look',
})
