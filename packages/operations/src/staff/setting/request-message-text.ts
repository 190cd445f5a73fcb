import { type PrismaClient, transaction } from '@hygiene/db'
import { denied, type MessageTextKind, textFault } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { changeMessageText } from './change-message-text.ts'
import { messageTextAt } from './message-text-at.ts'

interface TextAsked {
  kind: MessageTextKind
  body: string
  /** Null: as soon as it is approved. */
  startsAt: Date | null
}

/** Asks for new words of a kind of text message; a second person approves them. */
export async function requestMessageText(
  client: PrismaClient,
  { kind, body, startsAt }: TextAsked,
  asking: Asking,
  now: Date,
) {
  return transaction(client, async (db) => {
    const fault = textFault(kind, body)
    if (fault) return denied(fault)
    if (startsAt && startsAt <= now) return denied('MESSAGE_TEXT_START_PAST')
    const before = await messageTextAt(db, kind, startsAt ?? now)
    if (before.body === body) return denied('MESSAGE_TEXT_SAME')
    const facts = { kind, body, startsAt: startsAt?.toISOString() ?? null, askedAt: now.toISOString() }
    return requestApproval(db, changeMessageText, facts, asking, now)
  })
}
