import { createHash, randomBytes } from 'node:crypto'
import type { DoorPass, InPersonSession, Prisma, Queries } from '@hygiene/db'
import { type DoorHours, doorHours } from '@hygiene/domain'

const CODE_BYTES = 24
const WITH_SESSION = { session: { include: { venue: true } } } as const satisfies Prisma.DoorPassInclude

export type DoorPassOfSession = Prisma.DoorPassGetPayload<{ include: typeof WITH_SESSION }>

/** The code is told once, to the maker of the pass; only its hash is kept. */
export async function makeDoorPass(
  db: Queries,
  session: Pick<InPersonSession, 'sessionNo' | 'startsAt' | 'endsAt'>,
  label: string,
  now: Date,
  hours: DoorHours = doorHours(session),
): Promise<{ code: string; pass: DoorPass }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const { sessionNo } = session
  const pass = await db.doorPass.create({
    data: { sessionNo, codeHash: hashOf(code), label, createdAt: now, ...hours },
  })
  return { code, pass }
}

/** The pass a code opens; null for an unknown code. */
export async function findDoorPass(db: Queries, code: string): Promise<DoorPassOfSession | null> {
  return db.doorPass.findUnique({ where: { codeHash: hashOf(code) }, include: WITH_SESSION })
}

/** Where a code is typed in; behind `#`, so that no server's log holds it. */
export function doorAddress(publicUrl: string, code: string): string {
  return new URL(`/door#${code}`, publicUrl).href
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
