import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { Content } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { seoulDay, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'

type BranchBody = Extract<ContentBody, { kind: 'branch' }>
type Shown = { allowed: true; recordNo: number } | { allowed: false; reason: 'BRANCH_HAS_SESSIONS' }

/** Creates or updates a branch. Refuses to close one that still has sessions. */
export async function showBranch(db: Transaction, content: Content, body: BranchBody): Promise<Shown> {
  const { kind: _kind, title: name, sidoCode, parentNo, opensOn, closesOn, ...facts } = body
  const { recordNo, position } = content
  const days = { opensOn: opensOn && new Date(opensOn), closesOn: closesOn && new Date(closesOn) }
  if (recordNo !== null && days.closesOn && (await hasSessions(db, recordNo, days.closesOn)))
    return denied('BRANCH_HAS_SESSIONS')
  const data = { ...facts, ...days, name, ...(parentNo === undefined ? {} : { parentNo }) }
  if (recordNo === null) {
    const branch = await db.branch.create({ data: { ...data, position, sidoCode: sidoCode ?? '' } })
    return { allowed: true, recordNo: branch.branchNo }
  }
  await db.branch.update({
    where: { branchNo: recordNo },
    data: { ...data, ...(sidoCode === undefined ? {} : { sidoCode }) },
  })
  return { allowed: true, recordNo }
}

async function hasSessions(db: Transaction, branchNo: number, closesOn: Date): Promise<boolean> {
  const startsAt = { gte: startOfSeoulDay(seoulDay(closesOn)) }
  const where = { branchNo, startsAt, status: { not: 'cancelled' as const } }
  return (await db.inPersonSession.count({ where })) > 0
}
