import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrismaClient } from '@hygiene/db/generated/client'
import type { RunningSandbox } from '@hygiene/testing'

export type TableHashes = Record<string, string>

export async function hashTables(db: PrismaClient): Promise<TableHashes> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relpersistence = 'p' AND relname NOT LIKE 'bullmq%' ORDER BY 1`
  const hashes: TableHashes = {}
  for (const { name } of tables) {
    const [row] = await db.$queryRawUnsafe<{ said: string }[]>(
      `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(r, E'\\n' ORDER BY r)), 'none') AS said
         FROM (SELECT (to_jsonb(t) - 'triedAt')::text AS r FROM "${name}" t) AS rows`,
    )
    hashes[name] = row?.said ?? ''
  }
  return hashes
}

const PASSED_OVER = new Set(['CertificateCounter', 'DatabaseReturn', '_prisma_migrations'])

export function differingTables(before: TableHashes, after: TableHashes): string[] {
  return Object.keys({ ...before, ...after })
    .filter((name) => !PASSED_OVER.has(name) && before[name] !== after[name])
    .map((name) => `table ${name}: ${before[name]} before, ${after[name]} after`)
}

export async function lostFiles(db: PrismaClient, storage: string): Promise<string[]> {
  const files = await db.storedFile.findMany({ select: { storageKey: true, sha256: true } })
  const lost: string[] = []
  for (const { storageKey, sha256 } of files) {
    const bytes = await readFile(join(storage, storageKey)).catch(() => null)
    const hash = bytes && createHash('sha256').update(bytes).digest('hex')
    if (hash !== sha256) lost.push(`file ${storageKey}: ${bytes ? 'other bytes' : 'missing'}`)
  }
  return lost
}

interface SandboxState {
  messages: { to: string; text: string; failure?: string }[]
  payments: Record<string, { id: string; cancellations: unknown[] }>
}

export async function doneTwice({ origin }: RunningSandbox): Promise<string[]> {
  const state = (await (await fetch(`${origin}/control/state`)).json()) as SandboxState
  const sent = state.messages.filter(({ failure }) => failure === undefined)
  const twice = [...Map.groupBy(sent, ({ to, text }) => `${to} ${text.replaceAll('\n', ' ').slice(0, 60)}`)]
    .filter(([, same]) => same.length > 1)
    .map(([wording, same]) => `a text sent ${same.length} times: ${wording}`)
  const returned = Object.values(state.payments)
    .filter(({ cancellations }) => cancellations.length > 1)
    .map(({ id, cancellations }) => `payment ${id} returned ${cancellations.length} times`)
  return [...twice, ...returned]
}
