import type { PostFile, PrismaClient } from '@hygiene/db'
import { mayReadBoard } from '@hygiene/domain'
import { shownOn } from './shown-on.ts'

/** A file of a post that this caller may read today; null for every other. */
export async function findShownFile(
  db: PrismaClient,
  fileNo: string,
  reader: { isLoggedIn: boolean },
  now: Date,
): Promise<PostFile | null> {
  const file = await db.postFile.findFirst({ where: { fileNo, post: shownOn(now) }, include: { post: true } })
  return file && mayReadBoard(file.post.boardType, reader.isLoggedIn) ? file : null
}
