import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Pool } from 'pg'

/** Uses unmistakable values, so that each trace in a log is theirs. */
export const PLANTED = {
  userId: 'sprout7yq',
  password: 'Unmistakable!63',
  name: '심어둔이',
  birth: '19370918',
  phone: '01091827364',
  email: 'sprout7yq@garden.example',
  accountNumber: '91827364550912',
  licenceNo: '2031-918-2736',
  businessName: '아무도모를식당',
  sentence: '비밀로해주세요',
} as const

export function plantedIn(log: string, more: readonly string[] = []): string[] {
  const lower = `${log}\n${unescaped(log)}`.toLowerCase()
  const digits = lower.replaceAll(/(?<=\d)[-. /](?=\d)/g, '')
  return [...Object.values(PLANTED), ...more].filter((value) => {
    const sought = value.toLowerCase()
    return lower.includes(sought) || digits.includes(sought.replaceAll('-', ''))
  })
}

function unescaped(log: string): string {
  return log
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return bytes
      }
    })
}

/** Lists ways in which PostgreSQL quotes a refused row in its error: our rule, a cast, a key, and lines like places. */
export const QUOTING_FAULTS = {
  rule: `RAISE EXCEPTION 'no room for %', to_jsonb(NEW)::text;`,
  cast: `PERFORM (to_jsonb(NEW)::text)::int;`,
  key: `RAISE EXCEPTION USING ERRCODE = '23505', MESSAGE = 'taken', DETAIL = 'Key (row)=(' || to_jsonb(NEW)::text || ') exists';`,
  lines: `RAISE EXCEPTION E'lost\\n    at %\\n    at %', to_jsonb(NEW)::text, NEW;`,
} as const

export async function refuseRows(pool: Pool, fault: keyof typeof QUOTING_FAULTS): Promise<void> {
  await pool.query(`
    CREATE OR REPLACE FUNCTION quote_and_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${QUOTING_FAULTS[fault]} RETURN NEW; END $$;
    DO $$ DECLARE name text; BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('CREATE OR REPLACE TRIGGER quoting BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION quote_and_refuse()', name);
      END LOOP;
    END $$`)
}

export async function babblingService(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const heard: Buffer[] = []
    request.on('data', (chunk: Buffer) => heard.push(chunk))
    request.on('end', () =>
      response.writeHead(500).end(`<p>${request.url} ${Buffer.concat(heard).toString()}</p>`),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
