import type { Queries } from '@hygiene/db/connect'
import type { StoredFile } from '@hygiene/db/generated/client'
import { BoardType } from '@hygiene/domain/text'
import type { ReadableFile } from '@hygiene/domain/platform/file/may-read-file'

/** A file with its people, for `mayReadFile`; null where there is none of this number. */
export async function findStoredFile(
  db: Queries,
  fileNo: string,
): Promise<(ReadableFile & { file: StoredFile }) | null> {
  const file = await db.storedFile.findUnique({ where: { fileNo } })
  if (!file) return null
  const { ownerKind, memberNo, state, contentType } = file
  // Pictures that staff put into texts are for all; other files of theirs are the posts' (`findPostFile`).
  if (ownerKind === 'content') {
    const isPicture = contentType.startsWith('image/')
    return isPicture ? { file, state, audience: { kind: 'board', boardType: BoardType.notice } } : null
  }
  // What staff attach to an answer is for the one who asked.
  if (ownerKind === 'inquiryAnswer') {
    const asked = { reviews: { some: { reviewNo: file.ownerNo ?? 0 } } }
    const inquiry = await db.inquiry.findFirst({ where: asked, select: { memberNo: true } })
    return {
      file,
      state,
      audience: { kind: 'people', ownerKind, memberNos: inquiry ? [inquiry.memberNo] : [] },
    }
  }
  // Files are attached by the person who owns the record, so its people are the one who uploaded them.
  return {
    file,
    state,
    audience: { kind: 'people', ownerKind, memberNos: memberNo === null ? [] : [memberNo] },
  }
}
