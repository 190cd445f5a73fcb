import { asJson } from '@hygiene/db/as-json'
import type { Transaction } from '@hygiene/db/connect'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import type { BoardType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

export interface PostToShow {
  postNo: number | null
  isNew: boolean
  title: string
  content: readonly RichBlock[]
  boardType: BoardType
  postType: number
  examType: number | null
  isImportant: boolean
  pinnedUntil: Date | null
  position: number
  files: readonly {
    fileNo: string
    name: string
    contentType: string
    sizeBytes: number
    storageKey: string
  }[]
  shownFrom: Date | null
  shownUntil: Date | null
}

/**
 * Publishes this text with its files and time, and returns the post number. An edited post keeps its day; a scheduled one gets
 * the Seoul day on which it starts. Returns null if another post has the number.
 */
export async function showPost(db: Transaction, post: PostToShow, now: Date): Promise<number | null> {
  const { title, content, files, postNo: known, isNew, ...facts } = post
  const { shownFrom } = facts
  const begins = shownFrom === null ? null : new Date(seoulDay(shownFrom))
  const first = { ...facts, publishedOn: begins ?? new Date(seoulDay(now)) }
  const postNo = known ?? (await db.post.create({ data: first })).postNo
  if (known !== null) {
    const { count } = await db.post.createMany({ data: { ...first, postNo: known }, skipDuplicates: true })
    if (isNew && count === 0) return null
  }

  const last = await db.postVersion.findFirst({ where: { postNo }, orderBy: { version: 'desc' } })
  const version = (last?.version ?? 0) + 1
  await db.postVersion.create({
    data: {
      postNo,
      version,
      title,
      content: asJson(content),
      plainText: plainTextOf(content),
      writtenAt: now,
    },
  })
  await db.post.update({
    where: { postNo },
    data: { ...facts, shownVersion: version, ...(begins === null ? {} : { publishedOn: begins }) },
  })
  await db.postFile.deleteMany({ where: { postNo, fileNo: { notIn: files.map(({ fileNo }) => fileNo) } } })
  await db.postFile.createMany({ data: files.map((file) => ({ ...file, postNo })), skipDuplicates: true })
  return postNo
}

export async function hidePost(db: Transaction, postNo: number): Promise<void> {
  await db.post.update({ where: { postNo }, data: { shownVersion: null } })
}

export async function placePost(db: Transaction, postNo: number, position: number): Promise<void> {
  await db.post.updateMany({ where: { postNo }, data: { position } })
}
