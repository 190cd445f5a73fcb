import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { listFiles } from './lists.ts'

/**
 * Writes the changed lists and returns their paths. An unchanged file keeps its time, so that no program restarts. Lists of
 * earlier versions are removed, because they may name missing files.
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
