import { type Lecture, lockFilm, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { type CourseOfFilm, denied, type FilmRefusal, mayPublishFilm, seoulYear } from '@hygiene/domain'

type Published =
  | { allowed: true; edition: number }
  | { allowed: false; reason: FilmRefusal | 'FILM_NOT_FOUND' }

/**
 * The film takes the place of the one that is shown. Open players keep theirs: progress names the edition it is counted
 * against, and its folder stays (docs/rules/lecture-films.md).
 */
export async function publishFilm(
  client: PrismaClient,
  filmNo: number,
  { employeeNo, now }: { employeeNo: number; now: Date },
): Promise<Published> {
  return transaction<Published>(client, async (db) => {
    const film = await lockFilm(db, filmNo)
    if (!film) return denied('FILM_NOT_FOUND')
    const { lectureNo, edition, mediaKey, state } = film
    const lecture = await db.lecture.findUniqueOrThrow({ where: { lectureNo } })
    const durationSeconds = film.durationSeconds ?? 0
    const verdict = mayPublishFilm({
      state,
      durationSeconds,
      replacedSeconds: lecture.durationSeconds,
      courses: await coursesWith(db, lectureNo, now),
    })
    if (!verdict.allowed) return verdict

    await endShownFilm(db, lecture, now)
    await db.lectureFilm.update({
      where: { filmNo },
      data: { state: 'published', publishedAt: now, publishedByNo: employeeNo },
    })
    const hasCaptions = film.captionCues !== null
    await db.lecture.update({
      where: { lectureNo },
      data: { mediaKey, durationSeconds, hasCaptions, filmEdition: edition },
    })
    return { allowed: true, edition }
  })
}

/** Published versions of courses of this year and the next ones that hold the lecture, each with the time of all of its lectures. */
async function coursesWith(db: Transaction, lectureNo: number, now: Date): Promise<CourseOfFilm[]> {
  return db.$queryRaw<CourseOfFilm[]>`
    SELECT k."hours", sum(l."durationSeconds")::int AS "totalSeconds"
      FROM "Course" k
      JOIN "CourseLecture" own ON own."courseNo" = k."courseNo" AND own."lectureNo" = ${lectureNo}
      JOIN "CourseLecture" c ON c."courseNo" = k."courseNo"
      JOIN "Lecture" l ON l."lectureNo" = c."lectureNo"
     WHERE k."startsAt" IS NOT NULL AND k."year" >= ${seoulYear(now)}
     GROUP BY k."courseNo"`
}

/** The film that was shown until now; one that came by hand gets its row here, by which its watchers are counted on. */
async function endShownFilm(db: Transaction, lecture: Lecture, now: Date): Promise<void> {
  const { lectureNo, filmEdition: edition, mediaKey, durationSeconds, hasCaptions } = lecture
  if (edition === 0) return
  const { count } = await db.lectureFilm.updateMany({
    where: { lectureNo, edition, state: 'published' },
    data: { state: 'replaced', replacedAt: now },
  })
  if (count === 1) return
  await db.lectureFilm.create({
    data: {
      lectureNo,
      edition,
      mediaKey,
      durationSeconds,
      state: 'replaced',
      replacedAt: now,
      fileName: '',
      sizeBytes: 0,
      fingerprint: '',
      needlessWords: hasCaptions ? null : '',
      createdAt: now,
    },
  })
}
