import pg from 'pg'
import { connectDatabase } from '@hygiene/db/connect'
import { isDenied } from '@hygiene/operations/kit/operation'
import { createCampaign } from '@hygiene/operations/staff/campaign/create-campaign'
import { freezeCampaign } from '@hygiene/operations/staff/campaign/freeze-campaign'
import { employeeActor } from '@hygiene/testing'
import { say } from '@hygiene/tooling/step'
import { loadavg } from 'node:os'
import { writeExportWorld } from '../export-world.ts'
import type { Finding } from '../finding.ts'
import type { BenchEnvironment } from '../environment.ts'

const MEMBERS = 100_000
const SECONDS_AT_MOST = 10

const CONSENTS: readonly string[] = [
  `UPDATE "Member" SET "marketingAgreedAt" = now() - "memberNo" % 1000 * interval '1 day' WHERE "memberNo" % 2 = 0`,
  `INSERT INTO "ConsentRecord" ("memberNo", "kind", "isGiven", "version", "at", "source")
   SELECT "memberNo", 'marketing', true, '1', now() - interval '3 years', 'member' FROM "Member" WHERE "memberNo" % 3 = 0 OR "memberNo" % 2 = 0`,
  'VACUUM ANALYZE',
]

export async function benchCampaign(environment: BenchEnvironment): Promise<Finding[]> {
  const url = await environment.addDatabase('campaign')
  await writeExportWorld(url, MEMBERS)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const text of CONSENTS) await client.query(text)
  await client.end()
  const { db, close } = connectDatabase({ url })
  try {
    const findings: Finding[] = []
    for (const [what, kind, times] of [
      ['a notice', 'notice', 1],
      ['advertising', 'advert', 2],
    ] as const) {
      const by = { db, actor: employeeActor(), now: new Date() }
      const created = await createCampaign({ ...by, input: { kind, title: what } })
      if (isDenied(created)) throw new Error(created.reason)
      const { campaignNo } = created
      for (let time = 1; time <= times; time += 1) {
        const since = performance.now()
        const frozen = await freezeCampaign({ ...by, input: { campaignNo, filter: {} }, now: new Date() })
        const seconds = (performance.now() - since) / 1000
        if (isDenied(frozen)) throw new Error(frozen.reason)
        const people = await db.campaignPerson.count({ where: { campaignNo } })
        findings.push({
          what: `${people.toLocaleString('en')} people of ${what} frozen${time > 1 ? ' again' : ''}`,
          ours: `${seconds.toFixed(1)} s`,
          floor: '–',
          ratio: '–',
          target: `< ${SECONDS_AT_MOST} s`,
          isMet: seconds < SECONDS_AT_MOST,
        })
      }
    }
    say(
      `  load ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    )
    return findings
  } finally {
    await close()
  }
}
