import type { Queries } from '@hygiene/db/connect'
import type { StoredFile } from '@hygiene/db/generated/client'
import { BoardType } from '@hygiene/domain/text'
import type { ReadableFile } from '@hygiene/domain/platform/file/may-read-file'

export async function findStoredFile(
  db: Queries,
  fileNo: string,
): Promise<(ReadableFile & { file: StoredFile }) | null> {
  const file = await db.storedFile.findUnique({ where: { fileNo } })
  if (!file) return null
  const { ownerKind, memberNo, state, contentType } = file
  // Pictures in staff texts are public; other staff files belong to posts (`findPostFile`).
  if (ownerKind === 'content') {
    const isPicture = contentType.startsWith('image/')
    return isPicture ? { file, state, audience: { kind: 'board', boardType: BoardType.notice } } : null
  }
  if (ownerKind === 'inquiryAnswer') {
    const asked = { reviews: { some: { reviewNo: file.ownerNo ?? 0 } } }
    const inquiry = await db.inquiry.findFirst({ where: asked, select: { memberNo: true } })
    return {
      file,
      state,
      audience: { kind: 'people', ownerKind, memberNos: inquiry ? [inquiry.memberNo] : [] },
    }
  }
  return {
    file,
    state,
    audience: { kind: 'people', ownerKind, memberNos: memberNo === null ? [] : [memberNo] },
  }
}
