import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, needsTwoPeople, type PublishRefusal } from '@hygiene/domain'
import { type DraftRefusal, type DraftSeen, lockDraft } from './lock-draft.ts'
import { publishDraft } from './publish-draft.ts'

type Published =
  | { allowed: true; startsAt: Date }
  | { allowed: false; reason: DraftRefusal | PublishRefusal | 'COURSE_NEEDS_TWO' }

/** Publishes a draft of a year that has not begun; of two at the same instant the second hears that it is done. */
export async function publishCourse(
  client: PrismaClient,
  { asked, ...seen }: DraftSeen & { asked: Date | null },
  employeeNo: number,
  now: Date,
): Promise<Published> {
  return transaction<Published>(client, async (db) => {
    const locked = await lockDraft(db, seen)
    if (!locked.allowed) return locked
    if (needsTwoPeople(locked.draft, now)) return denied('COURSE_NEEDS_TWO')
    return publishDraft(db, locked.draft, { asked, employeeNo, approvalNo: null, now })
  })
}
