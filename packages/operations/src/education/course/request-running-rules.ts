import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, needsTwoPeople } from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { changeRunningRules } from './change-running-rules.ts'
import { type DraftSeen, lockDraft } from './lock-draft.ts'
import { kindOf } from './load-version.ts'
import { foreseeVersion } from './publish-draft.ts'

/** Asks for the rules of a running year to be changed as the draft says; a second person publishes it. */
export async function requestRunningRules(
  client: PrismaClient,
  { asked, ...seen }: DraftSeen & { asked: Date | null },
  asking: Asking,
  now: Date,
) {
  return transaction(client, async (db) => {
    const locked = await lockDraft(db, seen)
    if (!locked.allowed) return locked
    const { draft } = locked
    if (!needsTwoPeople(draft, now)) return denied('COURSE_NEEDS_ONE')
    const { refusal } = await foreseeVersion(db, draft, asked, now)
    if (refusal) return denied(refusal)
    const facts = { ...seen, ...kindOf(draft), startsAt: asked?.toISOString() ?? null }
    return requestApproval(db, changeRunningRules, facts, asking, now)
  })
}
