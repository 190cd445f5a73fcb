import type { Queries } from '@hygiene/db/connect'
import { MESSAGES, type MessageTextKind } from '@hygiene/domain/platform/message/messages'
import { textFault } from '@hygiene/domain/platform/message/message-texts'

/**
 * Returns the text of a kind at an instant: the version that began last, or of equal starts the one created later. A version with
 * an unknown placeholder is replaced by the first version.
 */
export async function messageTextAt(
  db: Pick<Queries, 'messageText'>,
  kind: MessageTextKind,
  at: Date,
): Promise<{ versionNo: number | null; body: string }> {
  const version = await db.messageText.findFirst({
    where: { kind, startsAt: { lte: at } },
    orderBy: [{ startsAt: 'desc' }, { versionNo: 'desc' }],
  })
  if (version && textFault(kind, version.body) === null) return version
  return { versionNo: null, body: MESSAGES[kind].body }
}
