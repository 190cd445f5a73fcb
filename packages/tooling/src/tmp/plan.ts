import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyMigrations } from '@hygiene/db/migrations'
import { startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
const scratch = mkdtempSync(join(tmpdir(), 'hygiene-plan-'))
chmodSync(scratch, 0o755)
const postgres = await startEmbeddedPostgres({ directory: join(scratch, 'postgres') })
await onServer(postgres.url, (c) => c.query('CREATE DATABASE many'))
const url = databaseUrl(postgres.url, 'many')
await applyMigrations(url)
try {
await onServer(url, async (c) => {
  await c.query(`INSERT INTO "Licence" ("licenceNo", "industryCode", "businessTypeName", "businessName", "representativeName", "sidoCode", "siteAddress")
       SELECT '2019' || lpad(i::text, 7, '0'), '001', '일반음식점',
              (ARRAY['가람','나루','다솜','라온','마루','바다','사랑','아침','자연','차돌','카페','터전','파도','하늘'])[1 + i * 7 % 14] || ' ' || i || ' '
                || (ARRAY['식당','국수','분식','갈비','찻집'])[1 + i % 5],
              (ARRAY['김','이','박','최','정','강','조','윤'])[1 + i * 3 % 8] || '**',
              (ARRAY['11','26','27','28','29','30','31','36','41','43','44','46','47','48','50','51','52'])[1 + i % 17] || '00000000',
              '서울특별시 종로구 가상로 ' || i
         FROM generate_series(1, 1000000) i`)
  console.log('filled', new Date().toISOString())
  await c.query('VACUUM ANALYZE "Licence"')
  const old = `FROM "Licence" WHERE "industryCode" = '001' AND (("grams_of"(lower("representativeName")) @> "grams_asked"(lower('김순자')) AND strpos(lower("representativeName"), lower('김순자')) > 0) OR "representativeName" = '김**') AND "sidoCode" = ANY (ARRAY['1100000000']::text[])`
  const swapped = `FROM "Licence" WHERE "industryCode" = '001' AND ("representativeName" = '김**' OR ("grams_of"(lower("representativeName")) @> "grams_asked"(lower('김순자')) AND strpos(lower("representativeName"), lower('김순자')) > 0)) AND "sidoCode" = ANY (ARRAY['1100000000']::text[])`
  const union = `FROM (SELECT * FROM "Licence" WHERE "industryCode" = '001' AND "representativeName" = '김**' AND "sidoCode" = ANY (ARRAY['1100000000']::text[])
    UNION ALL SELECT * FROM "Licence" WHERE "industryCode" = '001' AND "representativeName" <> '김**' AND "grams_of"(lower("representativeName")) @> "grams_asked"(lower('김순자')) AND strpos(lower("representativeName"), lower('김순자')) > 0 AND "sidoCode" = ANY (ARRAY['1100000000']::text[])) l`
  for (const [name, found] of Object.entries({ old, swapped, union })) {
    for (const q of [`SELECT * ${found} ORDER BY "businessName", "licenceNo" LIMIT 100 OFFSET 0`, `SELECT count(*)::int FROM (SELECT 1 ${found} LIMIT 1000) AS "some"`]) {
      const times = []
      for (let i = 0; i < 7; i += 1) { const s = performance.now(); await c.query(q); times.push(performance.now() - s) }
      console.log(name, q.slice(0, 12), times.toSorted((a, b) => a - b)[3]?.toFixed(1))
      const { rows } = await c.query(`EXPLAIN (ANALYZE, BUFFERS) ${q}`)
      console.log(rows.map((r) => r['QUERY PLAN']).join('\n'))
    }
  }
})
} finally { await postgres.stop(); rmSync(scratch, { recursive: true, force: true }) }
