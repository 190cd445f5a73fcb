import type { PrismaClient, StaffExport } from '@hygiene/db/generated/client'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import type { Viewer } from './export-kind.ts'
import { exportRefusal } from './export-refusal.ts'

const RIGHTS_GONE = '만들 때 이 목록을 내보낼 권한이 없어 만들지 않았습니다.'

export interface ExportPlan extends StaffExport {
  employee: { name: string; loginId: string }
  viewer: Viewer
}

/**
 * Returns what the worker must make, under the employee's current rights, or null if nothing is left. Ends the order if the
 * employee has lost the right.
 */
export async function beginExport(db: PrismaClient, exportNo: number): Promise<ExportPlan | null> {
  const { count } = await db.staffExport.updateMany({
    where: { exportNo, status: { in: ['ordered', 'making', 'failed'] } },
    data: { status: 'making', madeRows: 0, failure: null },
  })
  if (count === 0) return null
  const row = await db.staffExport.findUniqueOrThrow({ where: { exportNo }, include: { employee: true } })
  const { employee } = row
  const refusal = exportRefusal(row.screen as ExportScreen, row.isUnmasked, employee.role)
  if (employee.disabledAt === null && refusal === null) return { ...row, viewer: employee }

  await db.staffExport.updateMany({
    where: { exportNo, status: 'making' },
    data: { status: 'refused', failure: RIGHTS_GONE },
  })
  return null
}
