import { requestMessageText as contract } from '@hygiene/contracts/platform/message/staff/request-message-text'
import { denied } from '@hygiene/domain/verdict'
import { textFault } from '@hygiene/domain/platform/message/message-texts'
import { operation } from '../../../kit/operation.ts'
import { requestApproval } from '../../../staff/approval/request-approval.ts'
import { changeMessageText } from '../../../staff/setting/change-message-text.ts'
import { messageTextAt } from '../../../staff/setting/message-text-at.ts'

export const requestMessageText = operation(contract, async ({ db, input, actor, now }) => {
  const { kind, body } = input
  const startsAt = input.startsAt === undefined ? null : new Date(input.startsAt)
  const fault = textFault(kind, body)
  if (fault) return denied(fault)
  if (startsAt && startsAt <= now) return denied('MESSAGE_TEXT_START_PAST')
  const before = await messageTextAt(db, kind, startsAt ?? now)
  if (before.body === body) return denied('MESSAGE_TEXT_SAME')
  const facts = { kind, body, startsAt: startsAt?.toISOString() ?? null, askedAt: now.toISOString() }
  return requestApproval(db, changeMessageText, facts, { ...input, maker: actor }, now)
})
