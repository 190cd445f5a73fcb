import {
  certificateStatuses,
  replacementReasons,
  revocationReasons,
} from '@hygiene/domain/education/certificate/certificate-change'
import { parseCertificateNumber } from '@hygiene/domain/education/certificate/certificate-number'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'
import { certificateKind, drawing } from './list-certificates.ts'

const edition = z.object({
  edition: z.int(),
  verificationNumber: z.string(),
  issuedAt: instant,
  /** Is as printed, with name, birth date and address masked. */
  userName: z.string(),
  birth: z.string(),
  businessName: z.string(),
  address: z.string(),
  status: z.enum(certificateStatuses),
  /** States when, why and by whom it was replaced or revoked. Is null for a valid edition. */
  withdrawn: z
    .object({
      at: instant,
      reasonCode: z.enum([...replacementReasons, ...revocationReasons]),
      text: z.string(),
      byName: z.string(),
      approvedByName: z.string().nullable(),
    })
    .nullable(),
})

export const readCertificateRecord = staffReads('/api/staff/certificates/read', {
  label: '수료증 조회',
  permission: 'readCertificates',
  audit: { subject: 'certificateNo' },
  input: z
    .object({
      certificateNo: recordNo.optional(),
      certificateNumber: z
        .string()
        .max(20)
        .refine((typed) => parseCertificateNumber(typed) !== null)
        .optional(),
    })
    .refine(
      ({ certificateNo, certificateNumber }) =>
        (certificateNo === undefined) !== (certificateNumber === undefined),
    ),
  entity: z.object({
    certificateNo: z.int(),
    certificateNumber: z.string(),
    memberNo: z.int(),
    kind: certificateKind,
    recordNo: z.int(),
    courseLine: z.string(),
    hours: z.int(),
    completedOn: z.iso.date(),
    printedAt: instant.nullable(),
    drawing,
    failure: z.string().nullable(),
    editions: z.array(edition),
    log: z.array(
      z.object({
        at: instant,
        what: z.enum([
          'issued',
          'drawn',
          'printed',
          'replaced',
          'revoked',
          'redrawn',
          'notified',
          'notNotified',
        ]),
        edition: z.int().nullable(),
        byName: z.string().nullable(),
      }),
    ),
    isPending: z.boolean(),
  }),
  refusals: ['CERTIFICATE_NOT_FOUND'],
})
