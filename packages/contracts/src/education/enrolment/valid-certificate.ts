import { z } from 'zod'

/** The caller's own valid certificate by which another course is needless; null where there is none. */
export const validCertificate = z
  .object({
    certificateNumber: z.string(),
    completedOn: z.iso.date(),
    /** Of which record it is: one of the two. */
    enrolmentNo: z.int().nullable(),
    inPersonEnrolmentNo: z.int().nullable(),
  })
  .nullable()
