import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { listFiles } from './lists.ts'

/**
 * Writes the lists that changed and answers their paths; an unchanged file keeps its time, so that no program restarts.
 * A list that an earlier version made is removed: it may name files that are gone.
 */
export function writeLists(directory = root): string[] {
  const lists = listFiles(directory)
  for (const folder of new Set(lists.map(({ path }) => dirname(path)))) {
    for (const name of namesIn(join(directory, folder))) {
      if (!lists.some(({ path }) => path === `${folder}/${name}`)) rmSync(join(directory, folder, name))
    }
  }
  return lists.flatMap(({ path, text }) => {
    const file = join(directory, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return [path]
  })
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
