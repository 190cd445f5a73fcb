import { type Transaction } from '@hygiene/db'
import { isOrderedContent } from '@hygiene/domain'
import { type FormerPost, storeFormerPost } from '../board/store-former-post.ts'

/** A post of the system before this one as a record of the console, published with its number. */
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
  await db.content.create({
    data: {
      kind: 'post',
      part,
      title,
      version: 1,
      publishedVersion: 1,
      position,
      recordNo: postNo,
      changedAt: now,
      changedBy: employeeNo,
      versions: { create: { version: 1, body: body as object, employeeNo, writtenAt: now } },
    },
  })
  await storeFormerPost(db, { ...post, position: isOrderedContent('post', part) ? position : 0 })
}
