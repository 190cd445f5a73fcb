import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const PLACE = /(?:file:\/\/)?(\/[^\s():]+\/dist\/[^\s():]+\.js):(\d+):(\d+)/g

export function sourceLines(trace: string, root: string): string {
  const maps = new Map<string, SourceMap | undefined>()
  return trace.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file))
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column))
    if (!origin || !('fileName' in origin)) return place
    const source = origin.fileName.startsWith('file:')
      ? fileURLToPath(origin.fileName)
      : join(dirname(file), origin.fileName)
    return `${relative(root, source)}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

function readMap(file: string): SourceMap | undefined {
  const map = `${file}.map`
  if (!existsSync(map)) return undefined
  return new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload)
}
