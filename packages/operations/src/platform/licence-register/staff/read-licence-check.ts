import { readLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import { allOf } from '@hygiene/db/keyset'
import { type Licence, Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { placeFingerprint } from '../../../education/place/lock-place.ts'
import { operation } from '../../../kit/operation.ts'
import { findCandidates } from '../find-candidates.ts'
import { CHECKS, ofBranches } from '../find-checks.ts'
import { checkColumns, checkOf, type CheckRow, registerRowOf } from './licence-check-rows.ts'

const WITH = {
  enrolment: { include: { certificate: true } },
  inPerson: { include: { certificate: true } },
  change: true,
  decidedBy: { select: { name: true } },
} satisfies Prisma.LicenceCheckInclude

export const readLicenceCheck = operation(contract, async ({ db, input, actor, now, log }) => {
  const { checkNo } = input
  const branches = branchesOf(actor)
  const where = [Prisma.sql`c."checkNo" = ${checkNo}`, ...(branches === null ? [] : [ofBranches(branches)])]
  const asked = Prisma.sql`SELECT ${checkColumns(now)} FROM ${CHECKS} WHERE ${allOf(where)} LIMIT 1`
  const [row] = await queryRows<CheckRow>(db, asked)
  const check = await db.licenceCheck.findUnique({ where: { checkNo }, include: WITH })
  const record = check?.enrolment ?? check?.inPerson
  if (!row || !check || !record) return denied('LICENCE_CHECK_NOT_FOUND')

  const { memberNo, certificate } = record
  log({ subject: { kind: 'licenceCheck', no: checkNo }, memberNos: [memberNo] })
  const candidates = await findCandidates(db, row)
  const { change, before, sentence, decidedBy } = check
  return {
    ...checkOf(row),
    seen: placeFingerprint(record, certificate?.edition ?? 0),
    listed: row.listed && registerRowOf(row.listed),
    changed: change && {
      before: registerRowOf({ ...(change.before as unknown as Licence), licenceNo: change.licenceNo }),
      seenAt: change.seenAt,
    },
    candidates: candidates.map(({ licence, differences }) => ({ ...registerRowOf(licence), differences })),
    certificateNo: certificate?.certificateNo ?? null,
    sentence,
    decidedBy: decidedBy?.name ?? null,
    corrected: Object.keys({ ...(before as Record<string, string> | null) }),
  }
})
