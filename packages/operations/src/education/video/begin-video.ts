import { randomUUID } from 'node:crypto'
import { lockLecture, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { denied, VIDEO_LIMITS, VIDEO_IN_PROGRESS } from '@hygiene/domain'
import { VIDEO_KEY_START } from './video-files.ts'

interface VideoWanted {
  lectureNo: number
  fileName: string
  sizeBytes: number
  fingerprint: string
}

type Begun =
  | { allowed: true; videoNo: number; receivedBytes: number }
  | {
      allowed: false
      reason: 'STAFF_LECTURE_NOT_FOUND' | 'VIDEO_TOO_LARGE' | 'VIDEO_IN_PROGRESS' | 'VIDEO_STORE_FULL'
    }

/** States in which the file that came is kept. */
const HOLDS_FILE = ['uploading', 'checking', 'converting', 'failed'] as const

/** Opens an upload; the same file sent again is the upload there is, which goes on where it stands. */
export async function beginVideo(
  client: PrismaClient,
  wanted: VideoWanted,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Begun> {
  if (wanted.sizeBytes > VIDEO_LIMITS.bytes) return denied('VIDEO_TOO_LARGE')
  return transaction<Begun>(client, async (db) => {
    const { lectureNo, fingerprint, sizeBytes } = wanted
    if (!(await lockLecture(db, lectureNo))) return denied('STAFF_LECTURE_NOT_FOUND')
    const open = await db.lectureVideo.findFirst({
      where: { lectureNo, state: { in: [...VIDEO_IN_PROGRESS] } },
    })
    if (open) {
      const { videoNo, receivedBytes } = open
      const isSame = open.fingerprint === fingerprint && open.sizeBytes === sizeBytes
      return open.state === 'uploading' && isSame
        ? { allowed: true, videoNo, receivedBytes }
        : denied('VIDEO_IN_PROGRESS')
    }
    if (await isStoreFull(db, sizeBytes)) return denied('VIDEO_STORE_FULL')
    const { videoNo } = await db.lectureVideo.create({
      data: {
        ...wanted,
        edition: await nextEdition(db, lectureNo),
        state: 'uploading',
        mediaKey: `${VIDEO_KEY_START}${randomUUID()}`,
        createdAt: now,
        createdByNo: employeeNo,
      },
    })
    return { allowed: true, videoNo, receivedBytes: 0 }
  })
}

/** Uploads that are opened at the same time are counted one after the other. */
async function isStoreFull(db: Transaction, more: number): Promise<boolean> {
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('video store', 13))`
  // A sum of Prisma would be cut to the column's 32 bits.
  const [kept] = await db.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum("sizeBytes"), 0)::float8 AS "bytes" FROM "LectureVideo"
     WHERE "state" = ANY (${[...HOLDS_FILE]}::"VideoState"[])`
  return (kept?.bytes ?? 0) + more > VIDEO_LIMITS.keptBytes
}

async function nextEdition(db: Transaction, lectureNo: number): Promise<number> {
  const { videoEdition } = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
  const last = await db.lectureVideo.findFirst({
    where: { lectureNo, state: { not: 'stopped' } },
    orderBy: { edition: 'desc' },
  })
  return Math.max(videoEdition, last?.edition ?? 0) + 1
}
