import { askReopenClosing as contract } from '@hygiene/contracts/money/closing/staff/ask-reopen-closing'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { reopenClosing } from '../reopen-closing.ts'

export const askReopenClosing = operation(contract, async ({ db, input, actor, now }) => {
  const { day, ...asking } = input
  const closing = await db.closing.findFirst({ where: { day: new Date(day), reopenedAt: null } })
  if (!closing) return denied('CLOSING_NOT_FOUND')
  const { closingNo } = closing
  return requestApproval(db, reopenClosing, { closingNo, day }, { ...asking, maker: actor }, now)
})
