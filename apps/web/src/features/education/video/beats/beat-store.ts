import type { TextStore } from '@hygiene/client/browser-store'
import type { Beat } from './beat.ts'

const KEY = 'lecture-beats'

/** The records of this device that the server has not answered, oldest first; they outlive the page and the phone. */
export type BeatStore = { read: () => readonly Beat[]; write: (beats: readonly Beat[]) => void }

export function beatStoreIn(storage: TextStore): BeatStore {
  return {
    read: () => {
      const kept = storage.getItem(KEY)
      return kept === null ? [] : (JSON.parse(kept) as Beat[])
    },
    write: (beats) => {
      if (beats.length === 0) storage.removeItem(KEY)
      else storage.setItem(KEY, JSON.stringify(beats))
    },
  }
}
