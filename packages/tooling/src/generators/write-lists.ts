import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/paths.ts'
import { listFiles } from './lists.ts'

/** Writes the lists that changed and answers their paths; an unchanged file keeps its time, so that no program restarts. */
export function writeLists(directory = root): string[] {
  return listFiles(directory).flatMap(({ path, text }) => {
    const file = join(directory, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return []
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return [path]
  })
}
