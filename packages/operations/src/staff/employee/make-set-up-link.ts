import { type Alongside, type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { newOneTimeToken, oneTimeTokenHash } from '../../member/login/one-time-token.ts'

const LIFE_MS = 86_400_000

type Made =
  | { allowed: true; setUpSecret: string; endsAt: Date }
  | { allowed: false; reason: 'EMPLOYEE_NOT_FOUND' | 'EMPLOYEE_SET_UP' | 'SET_UP_BY_INVITER' }

/** A link by which a new employee chooses a password, never told to the one who asked for the account. Its hash is kept. */
export async function makeSetUpLink(
  client: PrismaClient,
  { employeeNo, callerNo, alongside }: { employeeNo: number; callerNo: number; alongside: Alongside },
  now: Date,
): Promise<Made> {
  return transaction<Made>(client, async (db) => {
    const employee = await db.employee.findUnique({ where: { employeeNo }, include: { setUp: true } })
    if (!employee || employee.disabledAt !== null) return denied('EMPLOYEE_NOT_FOUND')
    if (!employee.setUp) return denied('EMPLOYEE_SET_UP')
    if (employee.setUp.invitedByNo === callerNo) return denied('SET_UP_BY_INVITER')
    const setUpSecret = newOneTimeToken()
    const endsAt = new Date(now.getTime() + LIFE_MS)
    const data = { tokenHash: oneTimeTokenHash(setUpSecret), endsAt }
    await db.employeeSetUp.update({ where: { employeeNo }, data })
    await alongside(db)
    return { allowed: true, setUpSecret, endsAt }
  })
}
