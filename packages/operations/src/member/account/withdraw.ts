import { withdraw as contract } from '@hygiene/contracts/member/account/withdraw'
import type { Transaction } from '@hygiene/db/connect'
import { allowed, denied, type Verdict } from '@hygiene/domain/verdict'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { keptAfterWithdrawal, withdrawnUserId } from '@hygiene/domain/member/account/withdrawal'
import { operation } from '../../kit/operation.ts'
import { endHelpsOf } from '../help/end-help.ts'
import { endLogins } from '../login/end-logins.ts'
import { removeAllPasskeys } from './passkey/remove-all-passkeys.ts'
import { checkOwnPassword } from './check-own-password.ts'

/** Withdraws a member. Records the law requires keep their names; fields that only the membership needed are cleared. */
export const withdraw = operation(
  contract,
  {
    needs: ['network', 'pool'],
    before: async (call) => checkOwnPassword(call, call.input.userPw),
  },
  async ({ db, actor: { memberNo }, now }) => {
    const verdict = await leaveMembership(db, memberNo, now)
    return verdict.allowed ? { kept: [...keptAfterWithdrawal] } : verdict
  },
)

export async function leaveMembership(
  db: Transaction,
  memberNo: number,
  now: Date,
): Promise<Verdict<'STILL_ENROLLED'>> {
  await db.$queryRaw`SELECT 1 FROM "Member" WHERE "memberNo" = ${memberNo} FOR UPDATE`
  if ((await hasOpenBusiness(db, memberNo, now)) || (await hasMoneyWithUs(db, memberNo)))
    return denied('STILL_ENROLLED')
  await purgePerson(db, memberNo, now)
  for (const mergedNo of await mergedInto(db, memberNo)) {
    await purgePerson(db, mergedNo, now)
    await removeAllPasskeys(db, mergedNo, now)
  }
  await removeAllPasskeys(db, memberNo, now)
  await db.supportCode.deleteMany({ where: { memberNo } })
  await endHelpsOf(db, memberNo, now)
  await endLogins(db, memberNo, 'withdrawn', now)
  return allowed()
}

/** Withdrawing during paid education or a refund would lose it. */
async function hasOpenBusiness(db: Transaction, memberNo: number, now: Date): Promise<boolean> {
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
 * Counts payments that must still be returned: late or wrong sums, failed refunds, and cancelled sessions that wait for an
 * account. No refund could reach a withdrawn member.
 */
async function hasMoneyWithUs(db: Transaction, memberNo: number): Promise<boolean> {
  const payments = await db.payment.count({
    where: {
      memberNo,
      OR: [
        { status: { in: ['paid', 'paidAfterCancellation', 'mismatched'] }, exceptionText: { not: null } },
        {
          status: 'paid',
          application: { inPerson: { some: { status: 'cancelled', endReason: 'sessionCancelled' } } },
        },
      ],
    },
  })
  return payments > 0
}

/** Returns all accounts merged into this one, including indirect ones: they hold the same person's name and phone. */
async function mergedInto(db: Transaction, memberNo: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ memberNo: number }[]>`
    WITH RECURSIVE "into" AS (
      SELECT "memberNo" FROM "Member" WHERE "mergedIntoNo" = ${memberNo}
       UNION SELECT m."memberNo" FROM "Member" m JOIN "into" i ON m."mergedIntoNo" = i."memberNo")
    SELECT "memberNo" FROM "into" ORDER BY 1`
  return rows.map((row) => row.memberNo)
}

async function purgePerson(db: Transaction, memberNo: number, now: Date): Promise<void> {
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
      marketingConfirmedAt: null,
      thirdPartyAgreedAt: null,
      withdrawnAt: now,
    },
  })
}
