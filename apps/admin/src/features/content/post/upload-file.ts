import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { uploadContentFile } from '@hygiene/contracts/content/post/staff/upload-content-file'
import type { Picture } from '@hygiene/writing/picture'
import { sendFile, notifyNotSent } from '../../../shared/file-button/send-file.ts'

export async function uploadPicture(file: File): Promise<Picture | null> {
  const kept = await sendFile(uploadContentFile, file)
  if (!kept) return null
  const path = `${downloadFile.path}?fileNo=${kept.fileNo}&inline=1`
  const image = new Image()
  image.src = path
  try {
    await image.decode()
  } catch {
    return notifyNotSent('그림을 열지 못했습니다. 다른 그림을 골라주세요.')
  }
  return { path, width: image.naturalWidth, height: image.naturalHeight }
}
