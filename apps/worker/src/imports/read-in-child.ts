import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { FoundFile, FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import type { ChildLine } from './child-line.ts'
import type { FileFormat, ReadingFile } from './read-file.ts'
import { UnreadableFile } from './unreadable.ts'

/** Uses the reader's bundle beside the worker's; from source it starts the source file. */
const isBundled = /[\\/]dist[\\/]main\.js$/.test(process.argv[1] ?? '')
const PROGRAM = fileURLToPath(
  new URL(isBundled ? '../../dist/imports/read-file-main.js' : './read-file-main.ts', import.meta.url),
)
/** Allows memory and time for the largest permitted file and refuses anything larger. */
const LIMITS = { heapMegabytes: 256, readMs: 120_000 }
/** Uses Node's permissions: the process may read files, but not write or start anything. */
const CONFINED = ['--permission', '--allow-fs-read=*']

const TOO_LONG = '파일을 읽는 데 너무 오래 걸려 그만두었습니다. 나누어 올려주세요.'
const DIED = '파일의 속이 올바르지 않아 읽을 수 없습니다. 새 스프레드시트에 값만 붙여넣어 다시 올려주세요.'
/** Lists signals by which the machine or an operator ends the worker and its children. They do not make the file unreadable. */
const FROM_OUTSIDE: readonly unknown[] = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Reads an untrusted file in its own process. A file that exhausts memory or time ends only that process. */
export function readInChild(content: Readable, format: FileFormat, limits = LIMITS): ReadingFile {
  let about: FoundFile = { encoding: null, sheetName: null }
  return { about: () => about, rows: rows() }

  async function* rows(): AsyncGenerator<FoundRow> {
    const child = startChild(format, limits.heapMegabytes)
    const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
    // The child may refuse a file before it has received all of it.
    child.stdin.on('error', () => {})
    let lost: Error | undefined
    content.on('error', (cause) => {
      lost = cause
      child.kill('SIGKILL')
    })
    content.pipe(child.stdin)
    const late = { is: false }
    try {
      for await (const line of linesWithin(child, limits.readMs, late)) {
        if (line.is === 'refused') throw new UnreadableFile(line.sentence)
        if (line.is === 'row') yield line.row
        else {
          about = line.about
          return
        }
      }
      const [code, signal] = await closed
      if (lost) throw lost
      if (late.is) throw new UnreadableFile(TOO_LONG)
      if (FROM_OUTSIDE.includes(signal)) throw new Error(`the reading process was ended by ${signal}`)
      throw new UnreadableFile(DIED, `it ended by ${signal ?? code}`)
    } finally {
      content.destroy()
      child.kill('SIGKILL')
      await closed
    }
  }
}

type Child = ChildProcessByStdio<Writable, Readable, null>

function startChild(format: FileFormat, heapMegabytes: number): Child {
  const flags = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=4', ...CONFINED]
  return spawn(process.execPath, [...flags, PROGRAM, format], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
}

/** Yields the child's lines. The time limit counts only while waiting for the child, not while its rows are stored. */
async function* linesWithin(child: Child, ms: number, late: { is: boolean }): AsyncGenerator<ChildLine> {
  const pieces = child.stdout.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  let left = ms
  let rest = ''
  for (;;) {
    const since = performance.now()
    const timer = setTimeout(() => {
      late.is = true
      child.kill('SIGKILL')
    }, left)
    const { value, done } = await pieces.next().finally(() => clearTimeout(timer))
    if (done) return
    left -= performance.now() - since
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as ChildLine
  }
}
