import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, type SeoulDay } from '@hygiene/domain'
import { type Asking, requestApproval } from '../../staff/approval/request-approval.ts'
import { reopenClosing } from './reopen-closing.ts'

/** Asks for a closed day to be opened again; a second person decides. */
export async function askReopenClosing(client: PrismaClient, day: SeoulDay, asking: Asking, now: Date) {
  return transaction(client, async (db) => {
    const closing = await db.closing.findFirst({ where: { day: new Date(day), reopenedAt: null } })
    if (!closing) return denied('CLOSING_NOT_FOUND')
    return requestApproval(db, reopenClosing, { closingNo: closing.closingNo, day }, asking, now)
  })
}
