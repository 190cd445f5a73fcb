import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import { publishContent as contract } from '@hygiene/contracts/content/post/staff/publish-content'
import { denied } from '@hygiene/domain/verdict'
import { judgeSchedule } from '@hygiene/domain/content/post/content-state'
import { operation } from '../../../kit/operation.ts'
import { lockWritable } from '../lock-writable.ts'
import { showContent } from '../show-content.ts'

export const publishContent = operation(contract, async ({ db, input, actor, now }) => {
  const found = await lockWritable(db, input, actor)
  if (!found.allowed) return found
  const { contentNo, version } = found.content
  const time = { shownFrom: instantOf(input.shownFrom), shownUntil: instantOf(input.shownUntil) }
  const wrong = judgeSchedule({ from: time.shownFrom, until: time.shownUntil }, now)
  if (wrong !== null) return denied(wrong)
  const newest = await db.contentVersion.findUniqueOrThrow({
    where: { contentNo_version: { contentNo, version } },
  })
  const publishing = { ...time, postNo: input.postNo }
  const shown = await showContent(db, found.content, keptBody.parse(newest.body), publishing, now)
  if (!shown.allowed) return shown
  const { recordNo } = shown
  const changed = { changedAt: now, changedBy: actor.employeeNo }
  await db.content.update({
    where: { contentNo },
    data: { ...time, ...changed, publishedVersion: version, withdrawnAt: null, recordNo },
  })
  return { contentNo, recordNo }
})

const instantOf = (text: string | null) => (text === null ? null : new Date(text))
