import type { Queries } from '@hygiene/db/connect'
import { allowed, type Verdict } from '@hygiene/domain/verdict'
import { z } from 'zod'
import { type ApprovalKind, fingerprintOf } from '../../staff/approval/approval-kind.ts'
import { endLogins } from '../login/end-logins.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { endPlayer } from '../../education/study/end-player.ts'
import { closeAccount } from './close-account.ts'
import { judgePair, lockPair, type MergeRefusal, type Pair } from './find-pair.ts'
import { moveAll } from './move-rows.ts'
import { showMerge } from './show-merge.ts'

/** Merges two accounts of one person: records move, the other account is closed, nothing is deleted. */
export const mergeMembers: ApprovalKind<Pair> = {
  kind: 'mergeMembers',
  facts: z.object({ stayNo: z.int(), closedNo: z.int() }),
  // The subject ignores the direction, so the reverse request counts as the same.
  subject: ({ stayNo, closedNo }) => `members ${Math.min(stayNo, closedNo)} ${Math.max(stayNo, closedNo)}`,
  lock: lockPair,
  async load(db, { stayNo, closedNo }) {
    const memberNos = [stayNo, closedNo]
    const found = await db.member.findMany({ where: { memberNo: { in: memberNos }, withdrawnAt: null } })
    const stay = found.find(({ memberNo }) => memberNo === stayNo)
    const closed = found.find(({ memberNo }) => memberNo === closedNo)
    if (!stay || !closed) return null
    const fingerprint = fingerprintOf([
      ...[stay, closed].map((member) => {
        const { userId, name, birth, phone, identityKeyHash, verifiedAt, dormantAt } = member
        return [userId, name, birth, phone, identityKeyHash, verifiedAt !== null, dormantAt !== null]
      }),
      await moneyOf(db, memberNos),
    ])
    return { ...(await showMerge(db, { stay, closed })), fingerprint, memberNos }
  },
  async perform(db, pair, { approvalNo, now }): Promise<Verdict<MergeRefusal>> {
    const judged = await judgePair(db, pair, now)
    if (!judged.allowed) return judged
    const { stayNo, closedNo } = pair
    const moved = await moveAll(db, { from: closedNo, to: stayNo })
    await endLogins(db, closedNo, 'merged', now)
    await endPlayer(db, closedNo)
    const identityKeyHash = await closeAccount(db, judged, now)
    await db.memberMerge.create({
      data: { ...pair, approvalNo, mergedAt: now, moved, identityKeyHash },
    })
    await notifyPerson(db, 'accountsMerged', stayNo, closedNo, now)
    return allowed()
  },
}

/** Reads applications and orders only: learning progress or messages between request and approval do not invalidate it. */
async function moneyOf(db: Queries, memberNos: number[]) {
  const where = { memberNo: { in: memberNos } }
  const applications = await db.application.findMany({
    where,
    select: { applicationNo: true },
    orderBy: { applicationNo: 'asc' },
  })
  const payments = await db.payment.findMany({
    where,
    select: { paymentNo: true, status: true },
    orderBy: { paymentNo: 'asc' },
  })
  return [applications.map(({ applicationNo }) => applicationNo), payments]
}
