import { Refused } from '@hygiene/client'
import { uploadFile } from '@hygiene/contracts/platform/file/upload-file'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import { useEffect, useRef, useState } from 'react'
import { sendFile } from '../send-file.ts'

const NOT_SENT = '인터넷 연결이 끊겨 올리지 못했습니다. 지우고 다시 골라주세요.'
export const TOO_MANY = `파일은 ${FILE_LIMITS.filesAPost}개까지 붙일 수 있습니다.`

export interface KeptFile {
  fileNo: string
  name: string
  sizeBytes: number
}

export type ListedFile = { key: string; name: string; sizeBytes: number } & (
  | { state: 'sending'; share: number }
  | { state: 'kept'; fileNo: string; isChecked: boolean }
  | { state: 'refused'; sentence: string }
  | { state: 'held' }
)

export interface FileUploads {
  listed: readonly ListedFile[]
  fileNos: string[]
  isSending: boolean
  error: string | undefined
  add: (files: Iterable<File>) => void
  remove: (key: string) => void
}

/**
 * Uploads files one at a time as soon as they are chosen. `kept` are files that the post already has. A file removed from the
 * list belongs to no record, and the server deletes it after a day.
 */
export function useFileUploads(kept: readonly KeptFile[] = []): FileUploads {
  const [listed, setListed] = useState<readonly ListedFile[]>(() => kept.map(asListed))
  const [error, setError] = useState<string>()
  const controls = useRef(new Map<string, AbortController>())
  const last = useRef<Promise<void>>(Promise.resolve())

  useEffect(() => {
    const sending = controls.current
    return () => {
      for (const control of sending.values()) control.abort()
    }
  }, [])

  const change = (key: string, news: Partial<ListedFile>) =>
    setListed((files) =>
      files.map((file) => (file.key === key ? ({ ...file, ...news } as ListedFile) : file)),
    )

  async function send(key: string, file: File, { signal }: AbortController) {
    if (signal.aborted) return
    try {
      const onProgress = (share: number) => change(key, { state: 'sending', share })
      const { fileNo, name, sizeBytes, isChecked } = await sendFile(
        uploadFile,
        { file },
        { signal, onProgress },
      )
      change(key, { state: 'kept', fileNo, name, sizeBytes, isChecked })
    } catch (failure) {
      if (signal.aborted) return
      change(key, { state: 'refused', sentence: failure instanceof Refused ? failure.message : NOT_SENT })
    }
  }

  function addOne(file: File) {
    const key = crypto.randomUUID()
    const { name, size: sizeBytes } = file
    const sentence = refuseFile(file)
    if (sentence !== null) {
      setListed((files) => [...files, { key, name, sizeBytes, state: 'refused', sentence }])
      return
    }
    const control = new AbortController()
    controls.current.set(key, control)
    setListed((files) => [...files, { key, name, sizeBytes, state: 'sending', share: 0 }])
    last.current = last.current.then(() => send(key, file, control))
  }

  return {
    listed,
    fileNos: listed.flatMap((file) => (file.state === 'kept' ? file.fileNo : [])),
    isSending: listed.some(({ state }) => state === 'sending'),
    error,
    add(files) {
      const chosen = [...files]
      const taken = listed.filter(({ state }) => state !== 'refused').length
      const room = Math.max(0, FILE_LIMITS.filesAPost - taken)
      setError(chosen.length > room ? TOO_MANY : undefined)
      for (const file of chosen.slice(0, room)) addOne(file)
    },
    remove(key) {
      controls.current.get(key)?.abort()
      setError(undefined)
      setListed((files) => files.filter((file) => file.key !== key))
    },
  }
}

function asListed(file: KeptFile): ListedFile {
  return { ...file, key: file.fileNo, state: 'kept', isChecked: true }
}
