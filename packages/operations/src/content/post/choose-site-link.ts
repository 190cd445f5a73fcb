import { type PrismaClient, transaction } from '@hygiene/db'
import { BoardType, denied, type LinkPlace, linkPlaceLabel, mayWriteContent } from '@hygiene/domain'
import { writeAudit } from '../../staff/audit-log/write-audit.ts'
import type { Writing } from './update-content.ts'

type Chosen =
  | { allowed: true; version: number }
  | { allowed: false; reason: 'CONTENT_NOT_WRITABLE' | 'LINK_CHANGED' | 'LINK_NOTICE_MISSING' }

/** Chooses the notice that a link opens. It may be a draft: the link is hidden until visitors can read it. */
export async function chooseSiteLink(
  client: PrismaClient,
  { place, noticeNo, basedOn }: { place: LinkPlace; noticeNo: number | null; basedOn: number },
  { caller, ipAddress, operation, now }: Writing,
): Promise<Chosen> {
  if (!mayWriteContent(caller.role, 'post')) return denied('CONTENT_NOT_WRITABLE')
  return transaction<Chosen>(client, async (db) => {
    const notice = { kind: 'post' as const, part: BoardType.notice, recordNo: noticeNo }
    if (noticeNo !== null && (await db.content.count({ where: notice })) === 0)
      return denied('LINK_NOTICE_MISSING')
    // Of two employees who choose at once the second finds no row of the version it has seen.
    const { count } = await db.siteLink.updateMany({
      where: { place, version: basedOn },
      data: { noticeNo, version: basedOn + 1, changedAt: now, changedBy: caller.employeeNo },
    })
    if (count === 0) return denied('LINK_CHANGED')
    const subject = noticeNo === null ? null : ({ kind: 'notice', no: noticeNo } as const)
    const detail = linkPlaceLabel[place]
    await writeAudit(db, { caller, operation, subject, detail, reason: '', ipAddress, now })
    return { allowed: true, version: basedOn + 1 }
  })
}
