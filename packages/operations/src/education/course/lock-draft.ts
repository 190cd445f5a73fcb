import { lockCourse } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { VERSION_PARTS, type Version } from './load-version.ts'

/** Identifies a draft as seen by an employee: its number and save count. */
export interface DraftSeen {
  courseNo: number
  revision: number
}

type DraftRefusal = 'COURSE_NOT_FOUND' | 'COURSE_NOT_DRAFT' | 'COURSE_DRAFT_CHANGED'
type Locked = { allowed: true; draft: Version } | { allowed: false; reason: DraftRefusal }

/** Locks the course and returns the draft. Refuses if another employee has saved or published it since. */
export async function lockDraft(db: Transaction, { courseNo, revision }: DraftSeen): Promise<Locked> {
  const known = await db.course.findUnique({ where: { courseNo } })
  if (!known) return denied('COURSE_NOT_FOUND')
  await lockCourse(db, known)
  const draft = await db.course.findUnique({ where: { courseNo }, include: VERSION_PARTS })
  if (draft?.startsAt !== null) return denied('COURSE_NOT_DRAFT')
  return draft.revision === revision ? { allowed: true, draft } : denied('COURSE_DRAFT_CHANGED')
}
