import { readLicenceCheck as contract } from '@hygiene/contracts/platform/licence-register/staff/read-licence-check'
import { allOf } from '@hygiene/db/keyset'
import { type Licence, Prisma } from '@hygiene/db/generated/client'
import { queryRows } from '@hygiene/db/query-rows'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { writeAudit } from '@hygiene/operations/staff/audit-log/write-audit'
import { findCandidates } from '@hygiene/operations/platform/licence-register/find-candidates'
import { CHECKS, ofBranches } from '@hygiene/operations/platform/licence-register/find-checks'
import { placeFingerprint } from '@hygiene/operations/education/place/lock-place'
import { implement } from '../../../http/implement.ts'
import { checkColumns, checkOf, type CheckRow, registerRowOf } from './licence-check-rows.ts'

const WITH = {
  enrolment: { include: { certificate: true } },
  inPerson: { include: { certificate: true } },
  change: true,
  decidedBy: { select: { name: true } },
} satisfies Prisma.LicenceCheckInclude

export const readLicenceCheck = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const { checkNo } = input
    const branches = branchesOf(caller)
    const where = [Prisma.sql`c."checkNo" = ${checkNo}`, ...(branches === null ? [] : [ofBranches(branches)])]
    const asked = Prisma.sql`SELECT ${checkColumns(now)} FROM ${CHECKS} WHERE ${allOf(where)} LIMIT 1`
    const [row] = await queryRows<CheckRow>(deps.db, asked)
    const check = await deps.db.licenceCheck.findUnique({ where: { checkNo }, include: WITH })
    const record = check?.enrolment ?? check?.inPerson
    if (!row || !check || !record) throw refuse('LICENCE_CHECK_NOT_FOUND')

    const { memberNo, certificate } = record
    const action = { operation: contract.operation, subject: { kind: 'licenceCheck', no: checkNo } } as const
    await writeAudit(deps.db, { caller, ...action, reason: '', ipAddress, now, memberNos: [memberNo] })
    const candidates = await findCandidates(deps.db, row)
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
  },
)
