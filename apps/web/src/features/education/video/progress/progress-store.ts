import type { TextStore } from '@hygiene/client/browser-store'
import type { Progress } from './progress.ts'

const KEY = 'lecture-progress'

export type ProgressStore = {
  read: () => readonly Progress[]
  write: (progress: readonly Progress[]) => void
}

export function progressStoreIn(storage: TextStore): ProgressStore {
  return {
    read: () => {
      const kept = storage.getItem(KEY)
      return kept === null ? [] : (JSON.parse(kept) as Progress[])
    },
    write: (progress) => {
      if (progress.length === 0) storage.removeItem(KEY)
      else storage.setItem(KEY, JSON.stringify(progress))
    },
  }
}
