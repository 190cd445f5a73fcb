import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, type Verdict } from '@hygiene/domain'
import { type DraftRefusal, type DraftSeen, lockDraft } from './lock-draft.ts'

/** Throws a draft away; the versions of the course stay. */
export async function dropCourseDraft(client: PrismaClient, seen: DraftSeen): Promise<Verdict<DraftRefusal>> {
  return transaction<Verdict<DraftRefusal>>(client, async (db) => {
    const locked = await lockDraft(db, seen)
    if (!locked.allowed) return locked
    await db.course.delete({ where: { courseNo: seen.courseNo } })
    return allowed()
  })
}
