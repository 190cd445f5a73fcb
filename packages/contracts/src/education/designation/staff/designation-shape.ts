import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { designationVerdict } from '../designation-verdict.ts'
import { enrolmentNamed } from '../../enrolment/staff/staff-enrolment-shape.ts'

export const designationState = z.enum(['inProgress', 'completed', 'ended'])

export const designationRow = z.object({
  ...enrolmentNamed,
  memberNo: z.int(),
  userName: z.string(),
  businessName: z.string(),
  licenseNumber: z.string(),
  courseName: z.string(),
  year: z.int(),
  state: designationState,
  fileNo: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  submittedAt: instant,
  verdict: designationVerdict,
})
