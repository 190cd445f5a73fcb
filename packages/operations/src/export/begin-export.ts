import type { PrismaClient, StaffExport } from '@hygiene/db'
import { branchesOf, type ExportScreen, exportListOf, staffMay } from '@hygiene/domain'

const RIGHTS_GONE = '만드는 때에 이 목록을 내보낼 권한이 없어 만들지 않았습니다.'

export interface ExportPlan extends StaffExport {
  employee: { name: string; loginId: string }
  branches: readonly number[] | null
}

/**
 * What the worker is to make, with the rights its employee has at this moment; null where nothing is left to do. An order
 * whose employee has lost the right ends here.
 */
export async function beginExport(db: PrismaClient, exportNo: number): Promise<ExportPlan | null> {
  const { count } = await db.staffExport.updateMany({
    where: { exportNo, status: { in: ['ordered', 'making', 'failed'] } },
    data: { status: 'making', madeRows: 0, failure: null },
  })
  if (count === 0) return null
  const row = await db.staffExport.findUniqueOrThrow({ where: { exportNo }, include: { employee: true } })
  const { employee } = row
  const permissions = [
    'exportLists',
    exportListOf(row.screen as ExportScreen).permission,
    ...(row.isUnmasked ? (['exportUnmasked'] as const) : []),
  ] as const
  const may = employee.disabledAt === null && permissions.every((one) => staffMay(employee.role, one))
  if (may) return { ...row, branches: branchesOf(employee) }

  await db.staffExport.updateMany({
    where: { exportNo, status: 'making' },
    data: { status: 'refused', failure: RIGHTS_GONE },
  })
  return null
}
