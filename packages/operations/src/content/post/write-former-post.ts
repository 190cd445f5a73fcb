import type { Queries, Transaction } from '@hygiene/db/connect'
import { isOrderedContent } from '@hygiene/domain/content/post/content-kinds'
import { type FormerPost, storeFormerPost } from '../board/store-former-post.ts'

const reservedAs = (postNos: readonly number[]) => ({
  kind: 'post' as const,
  recordNo: { in: [...postNos] },
})
const UNTOUCHED = { changedBy: null, publishedVersion: null, withdrawnAt: null }

export async function heldPostNos(db: Queries, postNos: readonly number[]): Promise<Set<number>> {
  const held = await db.content.findMany({
    where: { ...reservedAs(postNos), NOT: UNTOUCHED },
    select: { recordNo: true },
  })
  return new Set(held.flatMap(({ recordNo }) => recordNo ?? []))
}

export async function writeFormerPost(
  db: Transaction,
  post: Omit<FormerPost, 'position'>,
  { employeeNo, now }: { employeeNo: number | null; now: Date },
): Promise<void> {
  const { postNo, boardType: part, title, content } = post
  const last = await db.content.findFirst({
    where: { kind: 'post', part },
    orderBy: { position: 'desc' },
    select: { position: true },
  })
  const position = (last?.position ?? -1) + 1
  const facts = { postType: 1, examType: null, isImportant: false, pinnedUntil: null, fileNos: [] }
  const body = { kind: 'post', title, content, boardType: part, ...facts }
  const shown = { part, title, position, changedAt: now, changedBy: employeeNo }
  const kept = { body: body as object, employeeNo, writtenAt: now }
  const draft = await db.content.findFirst({ where: { ...reservedAs([postNo]), ...UNTOUCHED } })
  if (draft) {
    // Reuses an untouched draft of the installation, which gives its number to the post.
    const version = draft.version + 1
    await db.contentVersion.create({ data: { ...kept, contentNo: draft.contentNo, version } })
    await db.content.update({
      where: { contentNo: draft.contentNo },
      data: { ...shown, version, publishedVersion: version },
    })
  } else {
    const versions = { create: { ...kept, version: 1 } }
    await db.content.create({
      data: { ...shown, kind: 'post', version: 1, publishedVersion: 1, recordNo: postNo, versions },
    })
  }
  await storeFormerPost(db, { ...post, position: isOrderedContent('post', part) ? position : 0 })
}
