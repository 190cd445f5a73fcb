import { z } from 'zod'
import { endpoint, instant, recordNo } from '../kit/index.ts'
import { onlineRecord } from '../online/enrolment-shape.ts'

/** The certificate of an enrolment and whether its PDF is ready; ours. */
export const readCertificate = endpoint({
  operation: 'readCertificate',
  methods: ['GET'],
  path: '/api/online/edu/fetchCertificate',
  access: 'operator',
  effect: 'reads',
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({
    certificateNumber: z.string(),
    verificationNumber: z.string(),
    issuedAt: instant,
    printedAt: instant.nullable(),
    state: z.enum(['ready', 'preparing', 'failed']),
    /** The signed symbol for an officer's camera: a data address of an SVG image; null until it is drawn. */
    qrImagePath: z.string().nullable(),
    fileNo: z.string().nullable(),
    /** Name the browser saves under: 수료증_홍길동_2026.pdf */
    fileName: z.string(),
    hours: z.int(),
    /** As the document names them. */
    educationName: z.string(),
    issuerName: z.string(),
    record: onlineRecord,
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'CERTIFICATE_NOT_ISSUED', 'SESSION_EXPIRED', 'LOGIN_REQUIRED'],
  helper: 'look',
})
