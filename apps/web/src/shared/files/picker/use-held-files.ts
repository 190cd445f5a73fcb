import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { refuseFile } from '@hygiene/domain/platform/file/refuse-file'
import { useState } from 'react'
import { type FileUploads, type ListedFile, TOO_MANY } from './use-file-uploads.ts'

type Held = { listed: ListedFile; file: File }

export type HeldFiles = Pick<FileUploads, 'listed' | 'error' | 'add' | 'remove'> & { files: File[] }

export function useHeldFiles(): HeldFiles {
  const [held, setHeld] = useState<readonly Held[]>([])
  const [error, setError] = useState<string>()
  const taken = held.filter(({ listed }) => listed.state === 'held')

  return {
    listed: held.map(({ listed }) => listed),
    files: taken.map(({ file }) => file),
    error,
    add(files) {
      const chosen = [...files]
      const room = Math.max(0, FILE_LIMITS.filesAPost - taken.length)
      setError(chosen.length > room ? TOO_MANY : undefined)
      setHeld((before) => [...before, ...chosen.slice(0, room).map(heldOf)])
    },
    remove(key) {
      setError(undefined)
      setHeld((before) => before.filter(({ listed }) => listed.key !== key))
    },
  }
}

function heldOf(file: File): Held {
  const sentence = refuseFile(file)
  const facts = { key: crypto.randomUUID(), name: file.name, sizeBytes: file.size }
  return {
    file,
    listed: sentence === null ? { ...facts, state: 'held' } : { ...facts, state: 'refused', sentence },
  }
}
