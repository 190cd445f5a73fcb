import { listExemptions as contract } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table } from '@hygiene/db/table'
import { licenceKey } from '@hygiene/domain/education/enrolment/licence-number'
import { list } from '../../../kit/list.ts'

const x = table('Exemption', 'x')
const m = table('Member', 'm')

/** The search matches a member's login id or name, or the digits of a licence. */
export const listExemptions = list(contract, {
  of: x,
  joins: Prisma.sql`LEFT JOIN ${m.$from} USING ("memberNo")`,
  key: x.exemptionNo,
  columns: { name: m.name, licenseNumber: x.licenceNo },
  filters: {
    ground: x.ground,
    state: { inForce: Prisma.sql`${x.endedAt} IS NULL`, ended: Prisma.sql`${x.endedAt} IS NOT NULL` },
    year: x.year,
  },
  search(typed) {
    const key = licenceKey(typed)
    const licence = key === '' ? Prisma.sql`false` : Prisma.sql`${x.licenceKey} = ${key}`
    return Prisma.sql`(${m.userId} = ${typed} OR ${m.name} = ${typed} OR ${licence})`
  },
  file: {
    ...pick(
      x,
      'ground',
      'year',
      'salesType',
      'industryType',
      'institution',
      'grantedAt',
      'endedAt',
      'endedText',
      'approvalNo',
    ),
    name: m.name,
    licenceNo: Prisma.sql`nullif(${x.licenceNo}, '')`,
    state: Prisma.sql`CASE WHEN ${x.endedAt} IS NULL THEN '인정 중' ELSE '거둠' END`,
  },
})
