import { createHash, randomBytes } from 'node:crypto'
import type { makeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { CheckInPass, InPersonSession, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { type CheckInHours, checkInHours } from '@hygiene/domain/in-person/check-in/check-in-hours'

const CODE_BYTES = 24
const WITH_SESSION = { session: { include: { venue: true } } } as const satisfies Prisma.CheckInPassInclude

export type CheckInPassOfSession = Prisma.CheckInPassGetPayload<{ include: typeof WITH_SESSION }>

/** Returns the code only once; the database keeps its hash. */
export async function makeCheckInPass(
  db: Queries,
  session: Pick<InPersonSession, 'sessionNo' | 'startsAt' | 'endsAt'>,
  label: string,
  now: Date,
  hours: CheckInHours = checkInHours(session),
): Promise<{ code: string; pass: CheckInPass }> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const { sessionNo } = session
  const pass = await db.checkInPass.create({
    data: { sessionNo, codeHash: hashOf(code), label, createdAt: now, ...hours },
  })
  return { code, pass }
}

export async function findCheckInPass(db: Queries, code: string): Promise<CheckInPassOfSession | null> {
  return db.checkInPass.findUnique({ where: { codeHash: hashOf(code) }, include: WITH_SESSION })
}

/** Places the code behind `#`, so that no server log contains it. */
export function checkInAddress(publicUrl: string, code: string): string {
  return new URL(`/check-in#${code}`, publicUrl).href
}

export function checkInLinkOf(
  pass: CheckInPass,
  now: Date,
  { lastMarkAt, marks }: { lastMarkAt: Date | null; marks: number } = { lastMarkAt: null, marks: 0 },
): Omit<AnswerOf<typeof makeCheckInLink>, 'link'> {
  const { createdAt, validFrom, validUntil } = pass
  return {
    ...pass,
    createdAt,
    validFrom,
    validUntil,
    lastMarkAt,
    marks,
    isClosed: validUntil <= now,
  }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
