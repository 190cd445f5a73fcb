import { randomUUID } from 'node:crypto'
import { lockLecture, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, FILM_LIMITS, FILM_UNDER_WAY } from '@hygiene/domain'
import { FILM_KEY_START } from './film-files.ts'

interface FilmWanted {
  lectureNo: number
  fileName: string
  sizeBytes: number
  fingerprint: string
}

type Begun =
  | { allowed: true; filmNo: number; receivedBytes: number }
  | {
      allowed: false
      reason: 'STAFF_LECTURE_NOT_FOUND' | 'FILM_TOO_LARGE' | 'FILM_UNDER_WAY' | 'FILM_STORE_FULL'
    }

/** States in which the file that came is kept. */
const HOLDS_FILE = ['uploading', 'checking', 'converting', 'failed'] as const

/** Opens an upload; the same file sent again is the upload there is, which goes on where it stands. */
export async function beginFilm(
  client: PrismaClient,
  wanted: FilmWanted,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Begun> {
  if (wanted.sizeBytes > FILM_LIMITS.bytes) return denied('FILM_TOO_LARGE')
  return transaction<Begun>(client, async (db) => {
    const { lectureNo, fingerprint, sizeBytes } = wanted
    if (!(await lockLecture(db, lectureNo))) return denied('STAFF_LECTURE_NOT_FOUND')
    const open = await db.lectureFilm.findFirst({
      where: { lectureNo, state: { in: [...FILM_UNDER_WAY] } },
    })
    if (open) {
      const { filmNo, receivedBytes } = open
      const isSame = open.fingerprint === fingerprint && open.sizeBytes === sizeBytes
      return open.state === 'uploading' && isSame
        ? { allowed: true, filmNo, receivedBytes }
        : denied('FILM_UNDER_WAY')
    }
    if (await isStoreFull(db, sizeBytes)) return denied('FILM_STORE_FULL')
    const { filmNo } = await db.lectureFilm.create({
      data: {
        ...wanted,
        edition: await nextEdition(db, lectureNo),
        state: 'uploading',
        mediaKey: `${FILM_KEY_START}${randomUUID()}`,
        createdAt: now,
        createdByNo: employeeNo,
      },
    })
    return { allowed: true, filmNo, receivedBytes: 0 }
  })
}

/** Uploads that are opened at the same time are counted one after the other. */
async function isStoreFull(db: Transaction, more: number): Promise<boolean> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('film store', 13))`
  // A sum of Prisma would be cut to the column's 32 bits.
  const [kept] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum("sizeBytes"), 0)::float8 AS "bytes" FROM "LectureFilm"
     WHERE "state" = ANY (${[...HOLDS_FILE]}::"FilmState"[])`
  return (kept?.bytes ?? 0) + more > FILM_LIMITS.keptBytes
}

async function nextEdition(db: Transaction, lectureNo: number): Promise<number> {
  const { filmEdition } = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
  const last = await db.lectureFilm.findFirst({
    where: { lectureNo, state: { not: 'stopped' } },
    orderBy: { edition: 'desc' },
  })
  return Math.max(filmEdition, last?.edition ?? 0) + 1
}
