import { call, Refused } from '@hygiene/client'
import { uploadEvidence } from '@hygiene/contracts/staff/approval/upload-evidence'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import { useRef, useState } from 'react'

const NOT_SENT = '올리지 못했습니다. 다시 골라주세요.'

interface Evidence {
  name: string
  sizeBytes: number
  fileNo: string | null
}

export interface EvidenceUpload {
  evidence: Evidence | null
  error: string | undefined
  choose: (file: File) => void
  remove: () => void
  demand: (sentence: string) => void
}

/** Uploads one file. A removed file belongs to nothing, and the server deletes it after a day. */
export function useEvidence(): EvidenceUpload {
  const [evidence, setEvidence] = useState<Evidence | null>(null)
  const [error, setError] = useState<string>()
  const sending = useRef<AbortController | null>(null)

  function end(sentence?: string) {
    sending.current?.abort()
    sending.current = null
    setEvidence(null)
    setError(sentence)
  }

  async function choose(file: File) {
    const refused = refuseFile(file)
    if (refused !== null) return end(refused)
    end()
    const control = new AbortController()
    sending.current = control
    setEvidence({ name: file.name, sizeBytes: file.size, fileNo: null })
    try {
      // Bypasses the input type, which does not list file parts.
      const parts = { file } as Record<string, unknown> as Record<string, never>
      const options = { signal: control.signal, onBreakage: 'throw' } as const
      const kept = await call(uploadEvidence, parts, options)
      if (!control.signal.aborted) setEvidence(kept)
    } catch (failure) {
      if (!control.signal.aborted) end(failure instanceof Refused ? failure.message : NOT_SENT)
    }
  }

  return { evidence, error, choose: (file) => void choose(file), remove: () => end(), demand: setError }
}
