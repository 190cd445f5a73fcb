import { connectDatabase, type Database } from '@hygiene/db/connect'
import { searchRegister } from '@hygiene/operations/platform/licence-register/search-register'
import { onServer } from '@hygiene/testing/postgres-template'
import type { Finding } from '../finding.ts'
import { inTurn, median } from '../in-turn.ts'
import type { BenchEnvironment } from '../environment.ts'

const FEW = 10_000
const MANY = 1_000_000
const TIMES = 15
/** Limits a search after the press of a button; a longer wait is felt. */
const AT_MOST_MS = 150

const SEARCHES = [
  { what: 'a rare part of a name', businessName: '가람 7', representativeName: '', sidoCodes: null },
  {
    what: 'two letters of a fifth of all names',
    businessName: '식당',
    representativeName: '',
    sidoCodes: null,
  },
  {
    what: 'province and representative, masked',
    businessName: '',
    representativeName: '김순자',
    sidoCodes: ['1100000000'],
  },
  { what: 'a name that no business has', businessName: '없는이름', representativeName: '', sidoCodes: null },
]

export async function benchLicences(environment: BenchEnvironment): Promise<Finding[]> {
  const few = await fill(await environment.addDatabase('few_licences'), FEW)
  const many = await fill(await environment.addDatabase('many_licences'), MANY)
  try {
    const findings: Finding[] = []
    for (const { what, ...names } of SEARCHES) {
      const ask = async ({ db }: Database): Promise<number> => {
        const since = performance.now()
        await searchRegister(db, { industryCode: '001', ...names, first: 1, rows: 100 })
        return performance.now() - since
      }
      const [ours = [], floor = []] = await inTurn([() => ask(many), () => ask(few)], TIMES)
      findings.push({
        what: `licences: ${what}`,
        ours: `${median(ours).toFixed(1)} ms among ${MANY.toLocaleString('en')}`,
        floor: `${median(floor).toFixed(1)} ms among ${FEW.toLocaleString('en')}`,
        ratio: `×${(median(ours) / median(floor)).toFixed(1)}`,
        target: `≤ ${AT_MOST_MS} ms`,
        isMet: median(ours) <= AT_MOST_MS,
      })
    }
    return findings
  } finally {
    await few.close()
    await many.close()
  }
}

async function fill(url: string, businesses: number): Promise<Database> {
  await onServer(url, async (client) => {
    await client.query(
      `INSERT INTO "Licence" ("licenceNo", "industryCode", "businessTypeName", "businessName", "representativeName", "sidoCode", "siteAddress")
       SELECT '2019' || lpad(i::text, 7, '0'), '001', '일반음식점',
              (ARRAY['가람','나루','다솜','라온','마루','바다','사랑','아침','자연','차돌','카페','터전','파도','하늘'])[1 + i * 7 % 14] || ' ' || i || ' '
                || (ARRAY['식당','국수','분식','갈비','찻집'])[1 + i % 5],
              (ARRAY['김','이','박','최','정','강','조','윤'])[1 + i * 3 % 8] || '**',
              (ARRAY['11','26','27','28','29','30','31','36','41','43','44','46','47','48','50','51','52'])[1 + i % 17] || '00000000',
              '서울특별시 종로구 가상로 ' || i
         FROM generate_series(1, $1::int) i`,
      [businesses],
    )
    await client.query('VACUUM ANALYZE "Licence"')
  })
  return connectDatabase({ url, poolSize: 2 })
}
