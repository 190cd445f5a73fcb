import type { Queries } from '@hygiene/db/connect'
import { type FileOwner, listFilesOf } from './attach-files.ts'

export async function attachedFiles(db: Queries, owner: FileOwner) {
  const files = await listFilesOf(db, owner)
  return files.map(({ state, ...file }) => ({ ...file, isChecked: state === 'ready' }))
}
