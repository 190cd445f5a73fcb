import { posix } from 'node:path'
import { importsOf, type SourceFile } from './source-files.ts'

/** Lists the floors of a React client from the top: a file may import its own floor and lower ones. */
const FLOORS = ['routes', 'features', 'shared', 'app'] as const
type Floor = (typeof FLOORS)[number]

/** Entries (`main.tsx`) are above all floors; parts that only tests use are outside of them. */
type Place = { client: string; floor: Floor | 'entry' | 'testing' | undefined }

/** Returns imports that violate `routes → features → shared → app` in the two clients, and folders outside these floors. */
export function wrongFloors(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const from = placeOf(file.path)
    if (!from) return []
    if (!from.floor) return [`${file.path} stands on no floor: ${FLOORS.join(' → ')}`]
    return importsOf(file.text).flatMap((imported) => climbs(file, from, imported))
  })
}

function climbs(file: SourceFile, from: Place, imported: string): string[] {
  if (!imported.startsWith('.')) return []
  const to = placeOf(posix.join(posix.dirname(file.path), imported))
  if (!to?.floor || to.client !== from.client || from.floor === 'testing') return []
  if (to.floor === 'testing') {
    return file.isTest ? [] : [`${file.path} imports what only tests use: ${imported}`]
  }
  return heightOf(to.floor) > heightOf(from.floor)
    ? [`${file.path} imports the higher floor ${to.floor}: ${imported}`]
    : []
}

function heightOf(floor: Place['floor']): number {
  const depth = FLOORS.findIndex((name) => name === floor)
  return depth === -1 ? FLOORS.length : FLOORS.length - 1 - depth
}

function placeOf(path: string): Place | undefined {
  const [, client, below] = /^apps\/(web|admin)\/src\/(.+)$/.exec(path) ?? []
  if (!client || !below) return undefined
  const [folder, ...rest] = below.split('/')
  if (rest.length === 0) return { client, floor: 'entry' }
  if (folder === 'testing') return { client, floor: 'testing' }
  return { client, floor: FLOORS.find((floor) => floor === folder) }
}
