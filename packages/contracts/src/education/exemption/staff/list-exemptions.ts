import { exemptionGroundLabel, exemptionGrounds } from '@hygiene/domain/education/exemption/exemption'
import { z } from 'zod'
import { industryType, instant, salesType } from '../../../kit/fields.ts'
import { column, listsPeople } from '../../../kit/list.ts'

export const exemptionFilter = z.object({
  ground: z.enum(exemptionGrounds).optional(),
  state: z.enum(['inForce', 'ended']).optional(),
  year: z.int().min(2000).max(2100).optional(),
})

/** Lists exempted courses and recognised education of other institutions (Act Art. 41④, Rule Art. 52③④⑥). */
export const listExemptions = listsPeople('/api/staff/exemptions/list', {
  label: '인정·면제 목록 조회',
  permission: 'readExemptions',
  filter: exemptionFilter,
  sorts: ['grantedAt', 'year'],
  row: z.object({
    exemptionNo: z.int(),
    ground: column(z.enum(exemptionGrounds), {
      header: '근거',
      width: 190,
      isHeading: true,
      labels: exemptionGroundLabel,
    }),
    memberNo: z.int(),
    name: column(z.string(), { header: '회원', width: 120, mask: 'name' }),
    year: column(z.int(), { id: 'course', header: '교육', width: 230 }),
    licenseNumber: column(z.string(), { id: 'licence', header: '영업신고번호', width: 150, mask: 'licence' }),
    salesType,
    industryType,
    institution: column(z.string(), { header: '발급 기관', width: 170 }),
    endedAt: column(instant.nullable(), { id: 'state', header: '상태', width: 100 }),
    grantedAt: column(instant, { header: '인정한 날', width: 115, format: 'day' }),
    approvalNo: column(z.int(), { header: '결재', width: 80 }),
    endedText: z.string().nullable(),
  }),
})
