import { listAudit as contract } from '@hygiene/contracts'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit'
import { implement } from '../http/implement.ts'

export const listAudit = implement(contract, async ({ input, deps }) => {
  const { page, limit, employeeNo, memberNo } = input
  const where = {
    ...(employeeNo === undefined ? {} : { employeeNo }),
    ...(memberNo === undefined ? {} : { memberNo }),
  }
  const [rows, totalRow] = await Promise.all([
    deps.db.auditEntry.findMany({
      where,
      include: { employee: true },
      orderBy: { auditNo: 'desc' },
      ...pageWindow(page, limit),
    }),
    deps.db.auditEntry.count({ where }),
  ])
  const list = rows.map(({ auditNo, at, employee, consoleUser, loginNo, ...row }) => ({
    ...row,
    auditNo: String(auditNo),
    at: at.toISOString(),
    employeeName: employee?.name ?? null,
    loginId: employee?.loginId ?? null,
    consoleUser,
    isLinked: loginNo !== null,
  }))
  return { list, pageInfo: pageFactsOf(page, limit, totalRow) }
})
