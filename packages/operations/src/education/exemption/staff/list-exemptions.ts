import { listExemptions as contract } from '@hygiene/contracts/education/exemption/staff/list-exemptions'
import { Prisma } from '@hygiene/db/generated/client'
import { readKeyset } from '@hygiene/db/keyset'
import type { ExemptionGround } from '@hygiene/domain/education/exemption/exemption'
import { maskLicenceNumber, maskName } from '@hygiene/domain/member/account/masking'
import { operation } from '../../../kit/operation.ts'
import { exemptionKeyset, findExemptions } from '../find-exemptions.ts'

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

export const listExemptions = operation(contract, async ({ db, input, now, log }) => {
  const { rows, ...page } = await readKeyset<Row, 'grantedAt' | 'year'>(
    db,
    exemptionKeyset,
    { ...findExemptions(input), columns: COLUMNS },
    input,
    now,
  )
  log(rows.length === 0 ? null : { memberNos: rows.map(({ memberNo }) => memberNo) })
  return { ...page, list: rows.map(shown) }
})

function shown({ name, licenceNo, grantedAt, endedAt, ...row }: Row) {
  return {
    ...row,
    name: maskName(name),
    licenseNumber: maskLicenceNumber(licenceNo),
    grantedAt,
    endedAt,
  }
}
