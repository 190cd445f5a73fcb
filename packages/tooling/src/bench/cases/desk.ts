import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '../../launcher/step.ts'
import { type Desk, openDesk } from '../desk-arms.ts'
import { compare } from '../desk-compare.ts'
import { DESK_QUESTIONS } from '../desk-questions.ts'
import { writeDeskWorld } from '../desk-world.ts'
import type { Finding } from '../finding.ts'
import type { BenchTown } from '../town.ts'

/** Issue 12 asks for a million: DESK_MEMBERS=10000,1000000 pnpm bench desk (10 GB of disk while it runs). */
const SIZES = (process.env['DESK_MEMBERS'] ?? '10000,100000').split(',').map(Number)

/** Only the questions whose name holds these words. */
const ONLY = process.env['DESK_ONLY'] ?? ''

/** The staff console's questions beside bare SQL among few and many members. */
export async function benchDesk(town: BenchTown): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-desk-'))
  const undo: (() => Promise<void>)[] = []
  try {
    const desks: Desk[] = []
    for (const members of SIZES) {
      const url = await town.addDatabase(`desk${members}`)
      const since = performance.now()
      const facts = await writeDeskWorld(url, members)
      const seconds = Math.round((performance.now() - since) / 1000)
      say(`  ${members.toLocaleString('en')} members written in ${seconds} s`)
      desks.push(await openDesk({ url, members, facts, postgresPid: town.postgresPid, scratch }, undo))
    }
    const findings: Finding[] = []
    const asked = DESK_QUESTIONS.filter(({ what }) => what.includes(ONLY))
    for (const question of asked) findings.push(...(await compare(question, desks)))
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
