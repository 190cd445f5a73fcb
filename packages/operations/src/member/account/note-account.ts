import type { AccountNoteKind } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

/** Notes what happened to an account, for its owner to see on My page. */
export async function noteAccount(
  db: Queries,
  { memberNo, kind, about = '', at }: { memberNo: number; kind: AccountNoteKind; about?: string; at: Date },
): Promise<void> {
  await db.accountNote.create({ data: { memberNo, kind, about, at } })
}
