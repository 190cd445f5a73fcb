import { once } from 'node:events'
import type { ChildLine } from './child-line.ts'
import { FILE_FORMATS, readFile } from './read-file.ts'
import { UnreadableFile } from './unreadable.ts'

/** Reads an untrusted file: bytes come in, lines go out. The process has no environment, writes no file and starts no process. */

const format = FILE_FORMATS.find((one) => one === process.argv[2])
if (!format) throw new Error('csv or xlsx')

process.stdout.on('error', () => process.exit(1))

async function say(line: ChildLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
}

try {
  const { about, rows } = readFile(process.stdin, format)
  for await (const row of rows) await say({ is: 'row', row })
  await say({ is: 'end', about: about() })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  await say({ is: 'refused', sentence: error.sentence })
}
