import { posix } from 'node:path'
import { importsOf, type SourceFile } from './source-files.ts'

/**
 * Returns import cycles between files, including type imports, because a reader of one file must know all. Each is reported once,
 * as a path: `a.ts → b.ts → a.ts`.
 */
export function importCircles(files: readonly SourceFile[]): string[] {
  return circles(edgesOf(files))
}

export function circles(edges: Edges): string[] {
  return tangles(edges).map((tangle) => pathAround(tangle, edges).join(' → '))
}

type Edges = ReadonlyMap<string, readonly string[]>

function edgesOf(files: readonly SourceFile[]): Edges {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter((imported) => imported.startsWith('.'))
        .map((imported) => posix.join(posix.dirname(path), imported))
        .filter((target) => known.has(target)),
    ]),
  )
}

/** Returns strongly connected components (Tarjan) and files that import themselves. */
function tangles(edges: Edges): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  function visit(file: string): void {
    const number = order.size
    order.set(file, number)
    lowest.set(file, number)
    open.push(file)
    for (const target of edges.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowestOf(file), lowestOf(target)))
    }
    if (lowestOf(file) !== number) return
    const tangle = open.splice(open.indexOf(file))
    if (tangle.length > 1 || edges.get(file)?.includes(file)) found.push(tangle)
  }
  const lowestOf = (file: string): number => lowest.get(file) ?? Number.POSITIVE_INFINITY

  for (const file of edges.keys()) if (!order.has(file)) visit(file)
  return found
}

function pathAround(tangle: readonly string[], edges: Edges): string[] {
  const [start = ''] = tangle.toSorted()
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const target of edges.get(file) ?? []) {
      if (target === start) return [...pathTo(file, cameFrom), start]
      if (!tangle.includes(target) || cameFrom.has(target)) continue
      cameFrom.set(target, file)
      queue.push(target)
    }
  }
  return [start]
}

function pathTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file)
  return before === undefined ? [file] : [...pathTo(before, cameFrom), file]
}
