import { type Database, type PrismaClient, transaction } from '@hygiene/db'
import { denied, SUPPORT_CODE_REASON, supportCodesSince } from '@hygiene/domain'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import { staffThrottleKey } from '../login/attempts.ts'
import { judgeSecret } from '../login/judge-secret.ts'
import { noteAccount } from '../account/note-account.ts'
import { supportCodeHash } from './make-support-code.ts'

interface CodeTyped {
  pepper: string
  code: string
  employeeNo: number
  ipAddress: string
}

type Redeemed =
  | { allowed: true; memberNo: number }
  | { allowed: false; reason: 'SUPPORT_CODE_WRONG' | 'SUPPORT_CODE_LOCKED' }

/** The same for all networks: wrong codes are counted by the employee. */
const ANYWHERE = 'staff'

/** Uses a code up; the staff's log and the owner's history say so before the person is shown. */
export async function redeemSupportCode(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  typed: CodeTyped,
  now: Date,
): Promise<Redeemed> {
  let memberNo = 0
  const of = { key: staffThrottleKey('supportCode', String(typed.employeeNo)), network: ANYWHERE }
  const verdict = await judgeSecret(
    pool,
    of,
    now,
    async () => {
      const used = await useUp(db, typed, now)
      if (used.allowed) ({ memberNo } = used)
      return used.allowed
    },
    'codeOfAnyone',
  )
  if (verdict.allowed) return { allowed: true, memberNo }
  return denied(verdict.reason === 'WRONG_SECRET' ? 'SUPPORT_CODE_WRONG' : 'SUPPORT_CODE_LOCKED')
}

async function useUp(
  client: PrismaClient,
  { pepper, code, employeeNo, ipAddress }: CodeTyped,
  now: Date,
): Promise<Redeemed> {
  return transaction(client, async (db): Promise<Redeemed> => {
    const where = {
      codeHash: supportCodeHash(pepper, code),
      createdAt: { gt: supportCodesSince(now) },
      member: { withdrawnAt: null },
    }
    const kept = await db.supportCode.findFirst({ where })
    const { count } = await db.supportCode.deleteMany({ where })
    if (!kept || count === 0) return denied('SUPPORT_CODE_WRONG')
    const { memberNo } = kept
    const action = { operation: 'redeemSupportCode', subject: null }
    const entry = { caller: { employeeNo }, ...action, reason: SUPPORT_CODE_REASON, ipAddress, now }
    await writeAudit(db, { ...entry, memberNos: [memberNo] })
    await noteAccount(db, { memberNo, kind: 'supportCodeUsed', at: now })
    return { allowed: true, memberNo }
  })
}
