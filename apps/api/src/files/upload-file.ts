import { uploadFile as contract } from '@hygiene/contracts'
import { storeUpload } from '@hygiene/operations/files/store-upload'
import { implement } from '../http/implement.ts'

const ACCEPTED = ['application/pdf', 'image/jpeg', 'image/png'] as const

export const uploadFile = implement(contract, async ({ caller, deps, now, refuse, files }) => {
  const part = files.find(({ field }) => field === 'file')
  if (!part || part.bytes.length === 0) throw refuse('FILE_MISSING')
  // Uploads are rare: the library that detects their type is loaded with the first one.
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(part.bytes)
  const contentType = ACCEPTED.find((accepted) => accepted === found?.mime)
  if (!contentType) throw refuse('FILE_TYPE_REFUSED')

  const { memberNo } = caller
  const { fileName, bytes } = part
  const stored = await storeUpload(deps, { memberNo, fileName, contentType, bytes }, now)
  if (!stored.allowed) throw refuse(stored.reason)
  return stored.file
})
