import { casePurposes } from '@hygiene/domain/staff/member-case/member-case'
import { z } from 'zod'
import { instant } from '../../kit/fields.ts'

export const memberCaseShape = z.object({
  caseNo: z.int(),
  memberNo: z.int(),
  name: z.string(),
  purpose: z.enum(casePurposes),
  text: z.string(),
  openedAt: instant,
  /** Everything is masked again from this instant. */
  endsAt: instant,
  leftSeconds: z.int(),
})
