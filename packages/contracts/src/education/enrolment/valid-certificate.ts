import { z } from 'zod'

export const validCertificate = z
  .object({
    certificateNumber: z.string(),
    completedOn: z.iso.date(),
    enrolmentNo: z.int().nullable(),
    inPersonEnrolmentNo: z.int().nullable(),
  })
  .nullable()
