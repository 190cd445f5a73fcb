import pg from 'pg'
import type { Finding } from '../finding.ts'
import { ASKED, GROW } from '../growth-statements.ts'
import { inTurn, median, medianRatio } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

const FEW = 1_000
const MANY = 100_000
const TIMES = 31
/** Allows a deeper index and colder pages, but no full table scan. */
const AT_MOST = 3

export async function benchGrowth(environment: BenchEnvironment): Promise<Finding[]> {
  const few = await grow(await environment.addDatabase('few'), FEW)
  const many = await grow(await environment.addDatabase('many'), MANY)
  try {
    const findings: Finding[] = []
    for (const { what, text } of ASKED) {
      const [ours = [], floor = []] = await inTurn(
        [() => ask(many, text, MANY), () => ask(few, text, FEW)],
        TIMES,
      )
      findings.push(judge(what, ours, floor))
    }
    return findings
  } finally {
    await few.end()
    await many.end()
  }
}

function judge(what: string, ours: readonly number[], floor: readonly number[]): Finding {
  const ratio = medianRatio(ours, floor)
  return {
    what: `${what}, among ${MANY.toLocaleString('en')} people`,
    ours: `${median(ours).toFixed(2)} ms`,
    floor: `${median(floor).toFixed(2)} ms among ${FEW.toLocaleString('en')}`,
    ratio: `×${ratio.toFixed(1)}`,
    target: `≤ ×${AT_MOST}`,
    isMet: ratio <= AT_MOST,
  }
}

async function grow(url: string, people: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  for (const { text, counts } of GROW) await client.query(text, counts ? [people] : [])
  await client.query('VACUUM ANALYZE')
  return client
}

async function ask(client: pg.Client, text: string, people: number): Promise<number> {
  const since = performance.now()
  await client.query({ name: text.slice(0, 60), text, values: [people / 2] })
  return performance.now() - since
}
