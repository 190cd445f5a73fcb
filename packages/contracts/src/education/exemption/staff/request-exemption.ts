import { exemptionGrounds, printedText } from '@hygiene/domain'
import { z } from 'zod'
import { licenceNumber, provinceCode, recordNo, staffWrites } from '../../../kit/index.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

const paper = (empty: string, most: number) =>
  z.string({ error: empty }).overwrite(printedText).min(2, empty).max(most)

/** Asks for an exemption on the ground of a paper that was shown; a second person grants it. */
export const requestExemption = staffWrites('/api/staff/exemptions/request', {
  permission: 'grantExemptions',
  input: z.object({
    ground: z.enum(exemptionGrounds),
    memberNo: recordNo,
    /** Without it the exemption is the person's, wherever they open. */
    licenseNumber: licenceNumber.optional(),
    year: z.int().min(2000).max(2100),
    salesType: z.union([z.literal(1), z.literal(2)]),
    industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    sidoCode: provinceCode,
    paperNumber: paper('증빙 번호를 입력해주세요.', 60),
    institution: paper('발급한 기관을 입력해주세요.', 80),
    ...askingFields,
    evidenceFileNo: z.uuid({ error: '증빙 파일을 올려주세요.' }),
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'EXEMPTION_GROUND_MISMATCH',
    'EXEMPTION_NEEDS_LICENCE',
    'EXEMPTION_YEAR_AHEAD',
    'EXEMPTION_EXISTS',
    ...ASKING_REFUSALS,
  ],
})
