import { type Alongside, type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'

interface Review {
  employeeNo: number
  reviewerNo: number
  text: string
  alongside: Alongside
}

/** Writes down which rights were looked at, by which employee; never by the one who has them. */
export async function reviewRights(
  client: PrismaClient,
  { employeeNo, reviewerNo, text, alongside }: Review,
  now: Date,
): Promise<Verdict<'EMPLOYEE_NOT_FOUND' | 'EMPLOYEE_YOURSELF'>> {
  if (employeeNo === reviewerNo) return denied('EMPLOYEE_YOURSELF')
  return transaction(client, async (db) => {
    const employee = await db.employee.findUnique({ where: { employeeNo } })
    if (!employee || employee.disabledAt !== null) return denied('EMPLOYEE_NOT_FOUND')
    const { role, branchNo } = employee
    await db.roleReview.create({ data: { employeeNo, reviewerNo, role, branchNo, text, reviewedAt: now } })
    await alongside(db)
    return allowed()
  })
}
