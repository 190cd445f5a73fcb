import { denied } from '@hygiene/domain/verdict'
import { FILE_KINDS, type FileKind } from '@hygiene/domain/platform/file/file-kinds'
import { fileKindOf } from '@hygiene/domain/platform/file/file-kind-of'
import { drawPictureAgain } from './draw-picture-again.ts'
import { isHonestZip } from './measure-zip.ts'

export type InspectRefusal =
  | 'FILE_TYPE_REFUSED'
  | 'FILE_HEIC_REFUSED'
  | 'FILE_BROKEN'
  | 'FILE_PICTURE_TOO_LARGE'
type Inspected =
  | { allowed: true; kind: FileKind; bytes: Uint8Array }
  | { allowed: false; reason: InspectRefusal }

/** Tells a file's kind by its content and answers the bytes to keep: a picture is another one than was sent. */
export async function inspectUpload(bytes: Uint8Array): Promise<Inspected> {
  const kind = fileKindOf(bytes)
  if (kind === null) return denied('FILE_TYPE_REFUSED')
  if (kind === 'heic') return denied('FILE_HEIC_REFUSED')
  if (kind === 'jpg' || kind === 'png' || kind === 'webp') {
    const drawn = await drawPictureAgain(bytes, kind)
    return drawn.allowed ? { allowed: true, kind, bytes: drawn.bytes } : drawn
  }
  if (FILE_KINDS[kind].packing === 'zip' && !(await isHonestZip(bytes))) return denied('FILE_BROKEN')
  return { allowed: true, kind, bytes }
}
