import { asJson } from '@hygiene/db/as-json'
import type { Transaction } from '@hygiene/db/connect'
import type { BoardType } from '@hygiene/domain/text'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'

export interface GivenPost {
  postNo: number
  boardType: BoardType
  title: string
  content: RichBlock[]
  publishedOn: Date
  postType?: number
  examType?: number
  isImportant?: boolean
  isDraft?: boolean
}

export function paragraphs(texts: readonly string[]): RichBlock[] {
  return texts.map((text) => ({ kind: 'paragraph', runs: [{ text }] }))
}

export async function addPosts(db: Transaction, posts: readonly GivenPost[]): Promise<void> {
  await db.post.createMany({
    data: posts.map(({ title: _title, content: _content, isDraft: _isDraft, ...post }) => post),
  })
  await db.postVersion.createMany({
    data: posts.map(({ postNo, title, content, publishedOn }) => ({
      postNo,
      version: 1,
      title,
      content: asJson(content),
      plainText: plainTextOf(content),
      writtenAt: publishedOn,
    })),
  })
  const shown = posts.filter(({ isDraft }) => !isDraft).map(({ postNo }) => postNo)
  await db.post.updateMany({ where: { postNo: { in: shown } }, data: { shownVersion: 1 } })
}
