import { call, isToldCentrally, Refused } from '@hygiene/client'
import { downloadFile, type EntityOf, uploadContentFile } from '@hygiene/contracts'
import { refuseFile } from '@hygiene/domain'
import { showAlert } from '@hygiene/ui'
import type { Picture } from '@hygiene/writing/picture'

export type Uploaded = EntityOf<typeof uploadContentFile>

/** Sends a file; null where it was refused, which has been told. */
export async function uploadFile(file: File): Promise<Uploaded | null> {
  const refused = refuseFile(file)
  if (refused !== null) return tell(refused)
  try {
    // Parts with files are no fields of the input.
    const parts = { file } as Record<string, unknown> as Record<string, never>
    return await call(uploadContentFile, parts)
  } catch (error) {
    if (error instanceof Refused && !isToldCentrally(error)) return tell(error.message)
    return null
  }
}

async function tell(sentence: string): Promise<null> {
  await showAlert(sentence, { title: '올리지 못했습니다' })
  return null
}

/** Sends a picture and answers its address and size; null where it was refused. */
export async function uploadPicture(file: File): Promise<Picture | null> {
  const kept = await uploadFile(file)
  if (!kept) return null
  const path = `${downloadFile.path}?fileNo=${kept.fileNo}&inline=1`
  const image = new Image()
  image.src = path
  try {
    await image.decode()
  } catch {
    return tell('그림을 열지 못했습니다. 다른 그림을 골라주세요.')
  }
  return { path, width: image.naturalWidth, height: image.naturalHeight }
}
