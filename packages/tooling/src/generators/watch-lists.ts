import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { LISTED_FOLDERS } from './lists.ts'
import { writeLists } from './write-lists.ts'

/** Waits because an editor writes a file in several steps. */
const SETTLED_MS = 150

/** Rewrites the lists when a file is added or removed. A refusal is printed, and the next change retries. */
export function watchLists(notify: (sentence: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const write = (): void => {
    try {
      for (const path of writeLists()) notify(`${path} was written again.`)
    } catch (refusal) {
      notify(refusal instanceof Error ? refusal.message : String(refusal))
    }
  }
  const watchers = LISTED_FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file?.includes('generated')) return
      clearTimeout(timer)
      timer = setTimeout(write, SETTLED_MS)
    }),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
