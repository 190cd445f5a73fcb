import { exemptionGrounds } from '@hygiene/domain/education/exemption/exemption'
import { z } from 'zod'
import { exemptionForm } from '../../../forms/exemption.ts'
import { licenceNumber, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

/** Requests an exemption on the basis of a document. A second person grants it. */
export const requestExemption = staffWrites('/api/staff/exemptions/request', {
  permission: 'grantExemptions',
  input: z.object({
    ground: z.enum(exemptionGrounds),
    memberNo: recordNo,
    /** Limits the exemption to one licence; without it the exemption applies to the person anywhere. */
    licenseNumber: licenceNumber.optional(),
    year: exemptionForm.shape.year,
    salesType: z.union([z.literal(1), z.literal(2)]),
    industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    sidoCode: exemptionForm.shape.sidoCode,
    paperNumber: exemptionForm.shape.paperNumber,
    institution: exemptionForm.shape.institution,
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
