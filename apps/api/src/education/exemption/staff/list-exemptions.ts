import { listExemptions as contract } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { Prisma, readKeyset } from '@hygiene/db'
import { type ExemptionGround, maskLicenceNumber, maskName } from '@hygiene/domain'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { exemptionKeyset, findExemptions } from '@hygiene/operations/education/exemption/find-exemptions'
import { implement } from '../../../http/implement.ts'

interface Row {
  exemptionNo: number
  ground: ExemptionGround
  memberNo: number
  name: string
  licenceNo: string
  year: number
  salesType: number
  industryType: number
  institution: string
  approvalNo: number
  grantedAt: Date
  endedAt: Date | null
  endedText: string | null
}

const COLUMNS = Prisma.sql`x."exemptionNo", x."ground"::text AS "ground", x."memberNo", m."name", x."licenceNo", x."year", x."salesType",
  x."industryType", x."institution", x."approvalNo", x."grantedAt", x."endedAt", x."endedText"`

export const listExemptions = implement(contract, async ({ input, caller, deps, ipAddress, now }) => {
  const { rows, ...page } = await readKeyset<Row, 'grantedAt' | 'year'>(
    deps.db,
    exemptionKeyset,
    { ...findExemptions(input), columns: COLUMNS },
    input,
    now,
  )
  const memberNos = rows.map(({ memberNo }) => memberNo)
  const view = { caller, operation: contract.operation, subject: null, reason: '', ipAddress, now }
  if (memberNos.length > 0) await writeAudit(deps.db, { ...view, memberNos })
  return { ...page, list: rows.map(shown) }
})

function shown({ name, licenceNo, grantedAt, endedAt, ...row }: Row) {
  return {
    ...row,
    name: maskName(name),
    licenseNumber: maskLicenceNumber(licenceNo),
    grantedAt: grantedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
