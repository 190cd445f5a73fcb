import type { Prisma, StaffImport } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { EmployeeActor } from '../../kit/actor.ts'
import { kindsOf } from './import-rows.ts'

type FoundImport = StaffImport & { employee: { name: string } }

export async function findImport(
  db: Queries,
  caller: Pick<EmployeeActor, 'role' | 'branchNo'>,
  importNo: number,
): Promise<FoundImport | null> {
  const branches = branchesOf(caller)
  const own: Prisma.EmployeeWhereInput = branches === null ? {} : { branchNo: { in: [...branches] } }
  return db.staffImport.findFirst({
    where: { importNo, kind: { in: kindsOf(caller.role) }, employee: own },
    include: { employee: { select: { name: true } } },
  })
}
