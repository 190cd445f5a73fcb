import pg from 'pg'
import type { Finding } from '../finding.ts'
import { ASKED, GROW } from '../growth-statements.ts'
import { median } from '../in-turn.ts'
import type { BenchTown } from '../town.ts'

const FEW = 1_000
const MANY = 100_000
const TIMES = 31
/** A deeper index and colder pages are fine; reading a table from end to end is not. */
const AT_MOST = 3

/** The same questions to a hundred times the people: what grows, here, grows in production. */
export async function benchGrowth(town: BenchTown): Promise<Finding[]> {
  const few = await measure(await town.addDatabase('few'), FEW)
  const many = await measure(await town.addDatabase('many'), MANY)
  return ASKED.map(({ what }, place) => {
    const [ours, floor] = [many[place] ?? Number.NaN, few[place] ?? Number.NaN]
    return {
      what: `${what}, among ${MANY.toLocaleString('en')} people`,
      ours: `${ours.toFixed(2)} ms`,
      floor: `${floor.toFixed(2)} ms among ${FEW.toLocaleString('en')}`,
      ratio: `×${(ours / floor).toFixed(1)}`,
      target: `≤ ×${AT_MOST}`,
      isMet: ours / floor <= AT_MOST,
    }
  })
}

/** The median time of each question in a database of so many people. */
async function measure(url: string, people: number): Promise<number[]> {
  const client = new pg.Client({ connectionString: url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    for (const { text, counts } of GROW) await client.query(text, counts ? [people] : [])
    await client.query('VACUUM ANALYZE')
    const times: number[] = []
    for (const { text } of ASKED) times.push(await medianOf(client, text, people / 2))
    return times
  } finally {
    await client.end()
  }
}

async function medianOf(client: pg.Client, text: string, somebody: number): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < TIMES; round += 1) {
    const since = performance.now()
    await client.query({ name: text.slice(0, 60), text, values: [somebody] })
    times.push(performance.now() - since)
  }
  return median(times)
}
