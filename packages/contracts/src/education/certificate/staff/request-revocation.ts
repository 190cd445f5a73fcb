import { revocationReasons } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Asks for a certificate to be declared void; a second person decides (docs/rules/certificate.md). */
export const requestRevocation = endpoint({
  operation: 'requestRevocation',
  methods: ['POST'],
  path: '/api/staff/certificates/requestRevocation',
  access: 'staff',
  permission: 'changeCertificates',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    certificateNo: recordNo,
    edition: z.int().min(1),
    ...askingFields,
    reasonCode: z.enum(revocationReasons),
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
