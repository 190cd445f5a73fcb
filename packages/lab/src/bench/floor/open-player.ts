import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { groupWrites } from './group-writes.ts'

const LOCK = {
  name: 'lock-lease',
  text: 'SELECT "leaseNo" FROM "PlayerLease" WHERE "memberNo" = ANY ($1::int[]) ORDER BY "memberNo" FOR NO KEY UPDATE',
}

const TAKE = {
  name: 'take-lease',
  text: `UPDATE "PlayerLease" a SET "leaseNo" = f."leaseNo", "takenAt" = now(), "seenAt" = now()
           FROM unnest($1::int[], $2::uuid[]) AS f ("memberNo", "leaseNo") WHERE a."memberNo" = f."memberNo"`,
}

async function takeLeases(pool: pg.Pool, memberNos: readonly number[]): Promise<void> {
  const client = await pool.connect()
  try {
    await Promise.all([client.query('BEGIN'), client.query({ ...LOCK, values: [memberNos] })])
    const leaseNos = memberNos.map(() => randomUUID())
    await Promise.all([client.query({ ...TAKE, values: [memberNos, leaseNos] }), client.query('COMMIT')])
  } finally {
    client.release()
  }
}

export function bareLeases(connectionString: string | undefined) {
  const pool = new pg.Pool({ connectionString, max: 8, options: '-c TimeZone=UTC', pipeline: true })
  return {
    alone: (memberNo: number) => takeLeases(pool, [memberNo]),
    grouped: groupWrites<number>((memberNos) => takeLeases(pool, memberNos)),
  }
}
