import { verifyMember as contract } from '@hygiene/contracts/member/account/staff/verify-member'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { claimOldRecords } from '../../../education/old-record/claim-old-records.ts'
import { hasOtherAccount } from '../../identity-check/find-member-of.ts'
import { foundMember } from '../found-member.ts'

/** Verifies an account on an employee's confirmation. If two calls are simultaneous, the later one is refused. */
export const verifyMember = operation(contract, async ({ db, input: { memberNo }, now, log }) => {
  const member = await db.member.findFirst({
    where: { memberNo, withdrawnAt: null },
    include: { logins: true },
  })
  if (!member) return denied('MEMBER_NOT_FOUND')
  if (member.unclaimedSince) return denied('ACCOUNT_UNCLAIMED')
  if (await hasOtherAccount(db, member)) return denied('ALREADY_MEMBER')
  const { count } = await db.member.updateMany({
    where: { memberNo, verifiedAt: null },
    data: { verifiedAt: now },
  })
  if (count === 0) return denied('ALREADY_VERIFIED')
  await claimOldRecords(db, member)
  log({ memberNos: [memberNo] })
  return foundMember({ ...member, verifiedAt: now }, now)
})
