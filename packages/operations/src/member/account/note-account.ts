import type { AccountNoteKind, Queries } from '@hygiene/db'

/** Notes what happened to an account, for its owner to see on My page. */
export async function noteAccount(
  db: Queries,
  { memberNo, kind, about = '', at }: { memberNo: number; kind: AccountNoteKind; about?: string; at: Date },
): Promise<void> {
  await db.accountNote.create({ data: { memberNo, kind, about, at } })
}
