import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_TARGET } from '@hygiene/client/build-target'
import { type Rolldown, transformWithOxc } from 'vite'
import { listOfScreens, weightOf } from './weight.ts'

const SOURCE = new URL('../../without-network/screen-worker.js', import.meta.url)
/** These files load on demand, which is impossible without a network: the decoder and the rules of the typeface. */
const DECODER = '/src/features/in-person/check-in/camera/read-picture.ts'
const TYPEFACE = 'typeface.css'

type KeptScreen = {
  name: string
  /** Names an address that returns the bare document. The address of a prerendered screen would return that screen's content. */
  document: string
  files: string[]
}

export async function writeScreenWorkers(dist: string, built: Rolldown.RolldownOutput): Promise<void> {
  const screens: KeptScreen[] = [
    { name: 'check-in', document: '/check-in', files: filesOf(built, ['/check-in'], decoderFiles(built)) },
    { name: 'verify', document: '/verify/number', files: filesOf(built, ['/verify', '/verify/$number'], []) },
  ]
  const [source, page] = await Promise.all([
    readFile(SOURCE, 'utf8'),
    readFile(join(dist, 'index.html'), 'utf8'),
  ])
  await Promise.all(screens.map((screen) => writeWorker(dist, source, page, screen)))
}

async function writeWorker(dist: string, source: string, page: string, screen: KeptScreen): Promise<void> {
  const { name, document, files } = screen
  const version = createHash('sha256')
    .update(JSON.stringify([source, page, files]))
    .digest('hex')
    .slice(0, 12)
  const head = Object.entries({ SCREEN: name, DOCUMENT: document, VERSION: version, FILES: files })
    .map(([constant, value]) => `const ${constant} = ${JSON.stringify(value)}\n`)
    .join('')
  const file = `${name}-worker.js`
  const { code } = await transformWithOxc(head + source, file, { target: BUILD_TARGET })
  await writeFile(join(dist, file), code)
}

/** Lists the files that the screens load immediately and later. Fonts are left out because every phone has its own. */
function filesOf(
  built: Rolldown.RolldownOutput,
  paths: readonly string[],
  later: readonly string[],
): string[] {
  const weights = paths.map((path) => weightOf(built, path))
  const names = [
    ...weights.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ...later,
    listOfScreens(built),
    typefaceOf(built),
  ]
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
