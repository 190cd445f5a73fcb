import type { PostFile } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ReadableFile } from '@hygiene/domain/platform/file/may-read-file'
import { shownOn } from './shown-on.ts'

export async function findPostFile(
  db: Queries,
  fileNo: string,
  now: Date,
): Promise<(ReadableFile & { file: PostFile }) | null> {
  const file = await db.postFile.findFirst({ where: { fileNo, post: shownOn(now) }, include: { post: true } })
  return file && { file, state: 'ready', audience: { kind: 'board', boardType: file.post.boardType } }
}
