import type { Queries } from '@hygiene/db/connect'
import { MESSAGES, type MessageTextKind } from '@hygiene/domain/platform/message/messages'
import { textFault } from '@hygiene/domain/platform/message/message-texts'

/**
 * The words of a kind as they hold at an instant: of the versions that have begun the one that began last, of two at once
 * the later made. One that names a field of an older program is passed over for the first version.
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
