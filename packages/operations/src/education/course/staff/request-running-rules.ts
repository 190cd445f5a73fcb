import { requestRunningRules as contract } from '@hygiene/contracts/education/course/staff/request-running-rules'
import { denied } from '@hygiene/domain/verdict'
import { needsTwoPeople } from '@hygiene/domain/education/course/course-version'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { changeRunningRules } from '../change-running-rules.ts'
import { kindOf } from '../load-version.ts'
import { lockDraft } from '../lock-draft.ts'
import { foreseeVersion } from '../publish-draft.ts'

/** Requests a change of a running year's rules; a second person publishes it. */
export const requestRunningRules = operation(contract, async ({ db, input, actor, now }) => {
  const { reasonCode, text, evidenceFileNo, startsAt, ...seen } = input
  const locked = await lockDraft(db, seen)
  if (!locked.allowed) return locked
  const { draft } = locked
  if (!needsTwoPeople(draft, now)) return denied('COURSE_NEEDS_ONE')
  const asked = startsAt === null ? null : new Date(startsAt)
  const { refusal } = await foreseeVersion(db, draft, asked, now)
  if (refusal) return denied(refusal)
  const facts = { ...seen, ...kindOf(draft), startsAt: asked?.toISOString() ?? null }
  const asking = { maker: actor, reasonCode, text, evidenceFileNo }
  return requestApproval(db, changeRunningRules, facts, asking, now)
})
