import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@hygiene/tooling/step'
import { type Admin, openAdmin } from '../admin-arms.ts'
import { compare } from '../admin-compare.ts'
import { ADMIN_QUESTIONS } from '../admin-questions.ts'
import { writeAdminWorld } from '../admin-world.ts'
import type { Finding } from '../finding.ts'
import type { BenchEnvironment } from '../environment.ts'

/**
 * Defaults to small sizes. Issue 12 asks for a million: ADMIN_MEMBERS=10000,1000000 pnpm bench admin (10 GB of disk while it
 * runs).
 */
const SIZES = (process.env['ADMIN_MEMBERS'] ?? '10000,100000').split(',').map(Number)

const ONLY = process.env['ADMIN_ONLY'] ?? ''

export async function benchAdmin(environment: BenchEnvironment): Promise<Finding[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-admin-'))
  const undo: (() => Promise<void>)[] = []
  try {
    const admins: Admin[] = []
    for (const members of SIZES) {
      const url = await environment.addDatabase(`admin${members}`)
      const since = performance.now()
      const facts = await writeAdminWorld(url, members)
      const seconds = Math.round((performance.now() - since) / 1000)
      say(`  ${members.toLocaleString('en')} members written in ${seconds} s`)
      admins.push(
        await openAdmin({ url, members, facts, postgresPid: environment.postgresPid, scratch }, undo),
      )
    }
    const findings: Finding[] = []
    const asked = ADMIN_QUESTIONS.filter(({ what }) => what.includes(ONLY))
    for (const question of asked) findings.push(...(await compare(question, admins)))
    return findings
  } finally {
    for (const end of undo.toReversed()) await end()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
