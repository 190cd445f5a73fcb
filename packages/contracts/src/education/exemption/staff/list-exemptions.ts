import { exemptionGrounds } from '@hygiene/domain/education/exemption/exemption'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { instant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const exemptionFilter = z.object({
  ground: z.enum(exemptionGrounds).optional(),
  state: z.enum(['inForce', 'ended']).optional(),
  year: z.int().min(2000).max(2100).optional(),
})

/** Courses that operators were spared, and education of other institutions that counts (Act Art. 41④, Rule Art. 52③④⑥). */
export const listExemptions = staffWrites('/api/staff/exemptions/list', {
  label: '인정·면제 목록 조회',
  isView: true,
  permission: 'readExemptions',
  audit: {},
  input: dataTableInput({
    filter: exemptionFilter,
    sorts: ['grantedAt', 'year'] as const,
  }),
  entity: tablePageOf(
    z.object({
      exemptionNo: z.int(),
      ground: z.enum(exemptionGrounds),
      memberNo: z.int(),
      /** Masked, like the licence. */
      name: z.string(),
      licenseNumber: z.string(),
      year: z.int(),
      salesType: z.int(),
      industryType: z.int(),
      institution: z.string(),
      approvalNo: z.int(),
      grantedAt: instant,
      endedAt: instant.nullable(),
      endedText: z.string().nullable(),
    }),
  ),
})
