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
  /** As printed; name, day of birth and address masked. */
  userName: z.string(),
  birth: z.string(),
  businessName: z.string(),
  address: z.string(),
  status: z.enum(certificateStatuses),
  /** When it was replaced or revoked, why and by whom; null of one that counts. */
  withdrawn: z
    .object({
      at: instant,
      reasonCode: z.enum([...replacementReasons, ...revocationReasons]),
      text: z.string(),
      byName: z.string(),
      /** Null where one person did it alone. */
      approvedByName: z.string().nullable(),
    })
    .nullable(),
})

/** A line of the register with all its editions, the newest first, and what was done with it. */
export const readCertificateRecord = staffReads('/api/staff/certificates/read', {
  label: '수료증 조회',
  permission: 'readCertificates',
  audit: { subject: 'certificateNo' },
  /** One of the two: the record's own number, or the one that is printed. */
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
    /** `enrolmentNo` or `inPersonEnrolmentNo`. */
    recordNo: z.int(),
    courseLine: z.string(),
    hours: z.int(),
    completedOn: z.iso.date(),
    printedAt: instant.nullable(),
    drawing,
    /** Why drawing failed; null where it did not. */
    failure: z.string().nullable(),
    editions: z.array(edition),
    /** The newest first. */
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
        /** Null: by the system or by the holder. */
        byName: z.string().nullable(),
      }),
    ),
    /** A revocation or a change of identity that waits for a second person. */
    isPending: z.boolean(),
  }),
  refusals: ['CERTIFICATE_NOT_FOUND'],
})
