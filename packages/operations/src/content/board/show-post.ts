import { asJson } from '@hygiene/db/as-json'
import type { Transaction } from '@hygiene/db/connect'
import { plainTextOf, type RichBlock } from '@hygiene/domain/content/board/rich-text'
import type { BoardType } from '@hygiene/domain/text'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

export interface PostToShow {
  /** Null: a new post under the next number. */
  postNo: number | null
  /** The post is shown for the first time; its number must be free. */
  isNew: boolean
  title: string
  content: readonly RichBlock[]
  boardType: BoardType
  postType: number
  examType: number | null
  isImportant: boolean
  pinnedUntil: Date | null
  /** Of a question asked often its place; else 0. */
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
 * Lets visitors read a post in this text, files and time, and answers its number. A correction keeps the day of the post; a post
 * that begins at an instant bears the Seoul day of that instant. Null: another post has the number.
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

/** Takes a post away from visitors; its versions and readers stay. */
export async function hidePost(db: Transaction, postNo: number): Promise<void> {
  await db.post.update({ where: { postNo }, data: { shownVersion: null } })
}

/** Puts a question asked often at another place. */
export async function placePost(db: Transaction, postNo: number, position: number): Promise<void> {
  await db.post.updateMany({ where: { postNo }, data: { position } })
}
