import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { weightOf } from './weight.ts'

type Limit = { scripts: number; bytes: number }

/** The script of each first screen: how many files, how many bytes as gzip. Measured 2026-11-21, and a kilobyte for words. */
export const LIMITS: Readonly<Record<string, Limit>> = {
  '/main': { scripts: 5, bytes: 143_500 },
  '/sign/in': { scripts: 5, bytes: 138_500 },
  '/edu/online': { scripts: 5, bytes: 139_500 },
  '/edu/offline': { scripts: 5, bytes: 140_000 },
  '/edu/study/list': { scripts: 6, bytes: 142_500 },
}

const SHOWN = 12

/** Stops the build when a first screen has grown: a heavy import in the frame is paid for by everybody, on every phone. */
export function judgeWeights(built: Rolldown.RolldownOutput, limits = LIMITS): void {
  for (const [path, limit] of Object.entries(limits)) {
    const names = new Set(weightOf(built, path).scripts)
    const scripts = built.output
      .filter((file) => file.type === 'chunk')
      .filter(({ fileName }) => names.has(fileName))
    const bytes = scripts.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
    if (bytes <= limit.bytes && scripts.length <= limit.scripts) continue
    throw new Error(
      `${path} loads ${bytes} bytes of script in ${scripts.length} files; it may ${limit.bytes} in ${limit.scripts} ` +
        `(screen-weights.ts, chunks.ts). Load what the first picture does not need with import(). Heaviest:\n${heaviest(scripts)}`,
    )
  }
}

function heaviest(chunks: readonly Rolldown.OutputChunk[]): string {
  return chunks
    .filter(({ name }) => name !== 'platform')
    .flatMap(({ name, modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => ({ name, id, renderedLength })),
    )
    .toSorted((a, b) => b.renderedLength - a.renderedLength)
    .slice(0, SHOWN)
    .map(
      ({ name, id, renderedLength }) =>
        `  ${renderedLength} ${name}: ${id.replace(/^.*\/(apps|packages|node_modules)\//, '')}`,
    )
    .join('\n')
}
