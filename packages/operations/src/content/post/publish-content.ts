import { keptBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { PrismaClient } from '@hygiene/db'
import { denied, judgeSchedule } from '@hygiene/domain'
import { updateContent, type ContentKey, type Writing } from './update-content.ts'
import { type Publishing, showContent } from './show-content.ts'

/** Lets visitors read the newest version in the time given. */
export function publishContent(
  client: PrismaClient,
  key: ContentKey,
  publishing: Publishing,
  writing: Writing,
) {
  const { now, caller } = writing
  return updateContent(client, key, writing, async (db, content) => {
    const { contentNo, version } = content
    const { postNo: _number, ...time } = publishing
    const wrong = judgeSchedule({ from: time.shownFrom, until: time.shownUntil }, now)
    if (wrong !== null) return denied(wrong)
    const newest = await db.contentVersion.findUniqueOrThrow({
      where: { contentNo_version: { contentNo, version } },
    })
    const shown = await showContent(db, content, keptBody.parse(newest.body), publishing, now)
    if (!shown.allowed) return shown
    await db.content.update({
      where: { contentNo },
      data: {
        ...time,
        publishedVersion: version,
        withdrawnAt: null,
        recordNo: shown.recordNo,
        changedAt: now,
        changedBy: caller.employeeNo,
      },
    })
    return shown
  })
}
