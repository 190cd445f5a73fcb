import { isUniqueViolation, type PrismaClient, type Queries } from '@hygiene/db'
import { denied, type StaffRole } from '@hygiene/domain'

/** Views of one list that an employee, or a role, can have: as many as fit beside its title, and some. */
const VIEWS_OF_A_LIST = 20

export interface ViewWanted {
  screen: string
  name: string
  viewAddress: string
  /** Null: for the employee alone. */
  role: StaffRole | null
}

type Saved = { allowed: true; viewNo: number } | { allowed: false; reason: 'STAFF_FORBIDDEN' | 'VIEWS_FULL' }

/** Keeps a view; one of the same name is replaced. Only headquarters saves for a role. */
export async function saveView(
  db: PrismaClient,
  employee: { employeeNo: number; role: StaffRole },
  wanted: ViewWanted,
  now: Date,
): Promise<Saved> {
  if (wanted.role !== null && employee.role !== 'headquarters') return denied('STAFF_FORBIDDEN')
  try {
    return await write(db, employee.employeeNo, wanted, now)
  } catch (error) {
    // Another tab has saved the name in between: now it is there to be replaced.
    if (isUniqueViolation(error)) return write(db, employee.employeeNo, wanted, now)
    throw error
  }
}

async function write(db: Queries, employeeNo: number, wanted: ViewWanted, savedAt: Date): Promise<Saved> {
  const { screen, name: viewName, viewAddress, role } = wanted
  const whose = role === null ? { employeeNo, role } : { role }
  const { count } = await db.savedView.updateMany({
    where: { ...whose, screen, viewName },
    data: { viewAddress, savedAt },
  })
  if (count > 0) {
    const { viewNo } = await db.savedView.findFirstOrThrow({ where: { ...whose, screen, viewName } })
    return { allowed: true, viewNo }
  }
  if ((await db.savedView.count({ where: { ...whose, screen } })) >= VIEWS_OF_A_LIST)
    return denied('VIEWS_FULL')
  const { viewNo } = await db.savedView.create({
    data: { screen, viewName, viewAddress, role, employeeNo, savedAt },
  })
  return { allowed: true, viewNo }
}
