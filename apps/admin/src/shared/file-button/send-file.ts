import { call, isReportedCentrally, Refused } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import type { uploadContentFile } from '@hygiene/contracts/content/post/staff/upload-content-file'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import { showAlert } from '@hygiene/ui'

export type SentFile = EntityOf<typeof uploadEvidence>

/** Uploads a file. Returns null if it was refused; the user has then seen why. */
export async function sendFile(
  contract: typeof uploadEvidence | typeof uploadContentFile,
  file: File,
): Promise<SentFile | null> {
  const refused = refuseFile(file)
  if (refused !== null) return notifyNotSent(refused)
  try {
    // Bypasses the input type, which does not list file parts.
    const parts = { file } as Record<string, unknown> as Record<string, never>
    return await call(contract, parts)
  } catch (error) {
    if (error instanceof Refused && !isReportedCentrally(error)) return notifyNotSent(error.message)
    return null
  }
}

export async function notifyNotSent(sentence: string): Promise<null> {
  await showAlert(sentence, { title: '올리지 못했습니다' })
  return null
}
