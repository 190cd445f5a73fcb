import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_TARGET } from '@hygiene/client/build-target'
import { type Rolldown, transformWithOxc } from 'vite'
import { weightOf } from './weight.ts'

const SOURCE = new URL('../../../features/door/door-worker.js', import.meta.url)
const SCREEN = '/door'
/** Fetched only when wanted, of which without a network there is no later: the decoder, the typeface's rules. */
const DECODER = '/src/features/door/camera/read-picture.ts'
const TYPEFACE = 'typeface.css'

/** The worker that lets the door start without a network, with the names of this build's files. */
export async function writeDoorWorker(dist: string, built: Rolldown.RolldownOutput): Promise<void> {
  const files = doorFiles(built)
  const [source, page] = await Promise.all([
    readFile(SOURCE, 'utf8'),
    readFile(join(dist, 'index.html'), 'utf8'),
  ])
  const version = createHash('sha256')
    .update(JSON.stringify([source, page, files]))
    .digest('hex')
    .slice(0, 12)
  const head = `const VERSION = ${JSON.stringify(version)}\nconst FILES = ${JSON.stringify(files)}\n`
  const { code } = await transformWithOxc(head + source, 'door-worker.js', { target: BUILD_TARGET })
  await writeFile(join(dist, 'door-worker.js'), code)
}

/** Files the screen loads at once and later; no fonts, in whose place every phone has its own. */
function doorFiles(built: Rolldown.RolldownOutput): string[] {
  const { scripts, styles } = weightOf(built, SCREEN)
  const names = [...scripts, ...styles, ...decoderFiles(built), typefaceOf(built)]
  return [...new Set(names)].map((name) => `/${name}`).toSorted()
}

function decoderFiles({ output }: Rolldown.RolldownOutput): string[] {
  const chunk = output.find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(DECODER)),
  )
  if (chunk?.type !== 'chunk') throw new Error(`${DECODER} has no built chunk.`)
  return [chunk.fileName, ...chunk.imports]
}

function typefaceOf({ output }: Rolldown.RolldownOutput): string {
  const sheet = output.find((file) => file.type === 'asset' && file.names.includes(TYPEFACE))
  if (!sheet) throw new Error(`${TYPEFACE} was not built.`)
  return sheet.fileName
}
