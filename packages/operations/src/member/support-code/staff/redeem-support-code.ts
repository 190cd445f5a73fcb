import { redeemSupportCode as contract } from '@hygiene/contracts/member/support-code/staff/redeem-support-code'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { denied } from '@hygiene/domain/verdict'
import { SUPPORT_CODE_REASON, supportCodesSince } from '@hygiene/domain/member/support-code/support-code'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { operation } from '../../../kit/operation.ts'
import { writeAudit } from '../../../staff/audit-log/write-audit.ts'
import { foundMember } from '../../account/found-member.ts'
import { noteAccount } from '../../account/note-account.ts'
import { staffThrottleKey } from '../../login/attempts.ts'
import { judgeSecret } from '../../login/judge-secret.ts'
import { supportCodeHash } from '../make-support-code.ts'

/** Uses one value for all networks, because wrong codes are counted per employee. */
const ANYWHERE = 'staff'

export const redeemSupportCode = operation(
  contract,
  {
    needs: ['pool', 'IDENTITY_PEPPER'],
    async before({ db, input: { supportCode }, actor, now, pool, IDENTITY_PEPPER }) {
      const codeHash = supportCodeHash(IDENTITY_PEPPER, supportCode)
      const of = { key: staffThrottleKey('supportCode', String(actor.employeeNo)), network: ANYWHERE }
      let memberNo: number | null = null
      const redeem = async () => {
        memberNo = await useUp(db, codeHash, actor, now)
        return memberNo !== null
      }
      const verdict = await judgeSecret(pool, of, now, redeem, 'codeOfAnyone')
      if (verdict.allowed) return { memberNo: memberNo ?? 0 }
      return denied(verdict.reason === 'WRONG_SECRET' ? 'SUPPORT_CODE_WRONG' : 'SUPPORT_CODE_LOCKED')
    },
  },
  async ({ db, now, prepared: { memberNo } }) => {
    const member = await db.member.findUniqueOrThrow({
      where: { memberNo },
      include: { logins: { where: { endedAt: null } } },
    })
    return foundMember(member, now)
  },
)

async function useUp(
  client: PrismaClient,
  codeHash: string,
  caller: EmployeeActor,
  now: Date,
): Promise<number | null> {
  const used = await transaction(client, async (db) => {
    const where = { codeHash, createdAt: { gt: supportCodesSince(now) }, member: { withdrawnAt: null } }
    const kept = await db.supportCode.findFirst({ where })
    const { count } = await db.supportCode.deleteMany({ where })
    if (!kept || count === 0) return denied('SUPPORT_CODE_WRONG')
    const { memberNo } = kept
    const action = { operation: 'redeemSupportCode', subject: null, reason: SUPPORT_CODE_REASON }
    const { ipAddress } = caller
    await writeAudit(db, { caller, ...action, ipAddress, now, memberNos: [memberNo] })
    await noteAccount(db, { memberNo, kind: 'supportCodeUsed', at: now })
    return { allowed: true as const, memberNo }
  })
  return used.allowed ? used.memberNo : null
}
