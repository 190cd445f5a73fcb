import type { AccountNoteKind } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export async function noteAccount(
  db: Queries,
  { memberNo, kind, about = '', at }: { memberNo: number; kind: AccountNoteKind; about?: string; at: Date },
): Promise<void> {
  await db.accountNote.create({ data: { memberNo, kind, about, at } })
}
