import { endWith } from '@hygiene/tooling/end-with'
import { say } from '@hygiene/tooling/step'
import { findPrograms } from './machine-postgres.ts'
import { type Source, playReturn } from './play-return.ts'

/**
 * Runs `pnpm lab point-in-time [archive|backup]`: after the loss of the disk, an empty machine is restored to an earlier instant
 * by PostgreSQL's log or by our backup and continues. It runs every command of docs/operate.md, «Backups».
 */
const sources: Source[] = ['archive', 'backup']
const wanted = process.argv[2]
const chosen = sources.filter((source) => wanted === undefined || source === wanted)
if (chosen.length === 0) {
  process.stderr.write('pnpm lab point-in-time [archive|backup]\n')
  process.exit(2)
}

const undo: (() => Promise<void> | void)[] = []
async function stop(): Promise<void> {
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)
process.once('uncaughtException', (error) => {
  process.stderr.write(`${error.stack}\n`)
  void endBroken()
})

async function endBroken(): Promise<void> {
  await stop()
  process.exit(1)
}

const programs = findPrograms()
let broken = 0
for (const source of chosen) {
  say(`${source === 'archive' ? 'point in time' : 'backup of our own'}, ${programs.version}`)
  const found = await playReturn(source, programs, undo)
  for (const line of found) say(`  ✗ ${line}`)
  broken += found.length
  await stop()
}
say(broken === 0 ? 'nothing lost that was there, nothing done twice' : `${broken} broken`)
process.exit(broken === 0 ? 0 : 1)
