import { withdraw as contract } from '@hygiene/contracts'
import type { Transaction } from '@hygiene/db'
import { keptAfterWithdrawal, LIVE_IN_PERSON, LIVE_ONLINE, seoulYear, withdrawnUserId } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'
import { endLogins } from './end-logins.ts'
import { judgeOwnPassword } from './own-password.ts'

type WithdrawCall = Call<typeof contract>

/** Records the law wants stay with the names they were issued with; what only the membership needed goes. */
export const withdraw = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse } = call
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict !== 'right') throw refuse(verdict)

  await deps.db.$transaction(async (db) => {
    const { memberNo } = caller
    await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR UPDATE`
    if ((await hasOpenBusiness(db, call)) || (await hasMoneyWithUs(db, memberNo)))
      throw refuse('STILL_ENROLLED')
    await forgetPerson(db, memberNo, now)
    await endLogins(db, memberNo, 'withdrawn', now)
  })
  return { kept: [...keptAfterWithdrawal] }
})

/** Paid education under way, or money on its way back: leaving now would lose it. */
async function hasOpenBusiness(db: Transaction, { caller, now }: WithdrawCall): Promise<boolean> {
  const { memberNo } = caller
  const year = { gte: seoulYear(now) }
  const online = await db.onlineEnrolment.count({
    where: { memberNo, year, status: { in: [...LIVE_ONLINE] } },
  })
  const inPerson = await db.inPersonEnrolment.count({
    where: { memberNo, status: { in: [...LIVE_IN_PERSON] } },
  })
  const refunds = await db.refund.count({
    where: { payment: { memberNo }, status: { in: ['requested', 'sent'] } },
  })
  return online + inPerson + refunds > 0
}

/**
 * Money that pays nothing any more and has not gone back: it came late or in another sum, its refund failed, or the
 * association cancelled the session and waits for an account. Without the person nobody could return it.
 */
async function hasMoneyWithUs(db: Transaction, memberNo: number): Promise<boolean> {
  const payments = await db.payment.count({
    where: {
      memberNo,
      OR: [
        { status: { in: ['paid', 'paidAfterCancellation', 'mismatched'] }, attention: { not: null } },
        {
          status: 'paid',
          application: { inPerson: { some: { status: 'cancelled', endReason: 'sessionCancelled' } } },
        },
      ],
    },
  })
  return payments > 0
}

/** The person's key goes with the rest, so that they may join again; the row keeps its number for the records. */
async function forgetPerson(db: Transaction, memberNo: number, now: Date): Promise<void> {
  await db.member.update({
    where: { memberNo },
    data: {
      userId: withdrawnUserId(memberNo),
      passwordHash: '',
      name: '',
      birth: '00000000',
      phone: '',
      email: '',
      companyPhone: '',
      zipCode: '',
      address: '',
      address2: '',
      identityKeyHash: null,
      marketingAgreedAt: null,
      thirdPartyAgreedAt: null,
      withdrawnAt: now,
    },
  })
}
