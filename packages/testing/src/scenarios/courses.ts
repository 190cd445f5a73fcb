import type { CourseNo } from '@hygiene/domain/record-numbers'
import type { Course, Lecture } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export interface LectureWanted {
  title: string
  durationSeconds: number
  mediaKey?: string
  summary?: string
}

export interface CourseWanted {
  year?: number
  industryType?: 1 | 2 | 3
  salesType?: 1 | 2
  priceWon?: number
  questionCount?: number
  maxAttempts?: number | null
  lectures?: LectureWanted[]
  taxKind?: 'undecided' | 'taxable' | 'exempt'
  window?: { opensAt: Date; closesAt: Date }
}

/** A first version must be in force whatever a test's clock says. */
const FROM_EVER = new Date('2000-01-01T00:00:00+09:00')

export interface TaughtCourse {
  code: Course
  lectures: Lecture[]
}

const INDUSTRY_NAMES = { 1: '일반음식점', 2: '집단급식소', 3: '위탁급식영업' } as const

export async function addCourse(db: Queries, wanted: CourseWanted = {}): Promise<TaughtCourse> {
  const { year = 2026, industryType = 1, salesType = 2, priceWon = 36_000, questionCount = 20 } = wanted
  const draft = await db.course.create({
    data: {
      year,
      salesType,
      industryType,
      onlineType: 1,
      name: `${year}년 ${salesType === 2 ? '기존' : '신규'} 영업자 위생교육 (${INDUSTRY_NAMES[industryType]})`,
      hours: salesType === 2 ? 3 : 6,
      priceWon,
      questionCount,
      maxAttempts: wanted.maxAttempts ?? null,
      taxKind: wanted.taxKind ?? 'exempt',
      windows: { create: [wanted.window ?? wholeYear(year)] },
    },
  })
  const { courseNo } = draft
  const lectures = await addLectures(db, courseNo, wanted.lectures ?? DEFAULT_LECTURES)
  return { code: await db.course.update({ where: { courseNo }, data: { startsAt: FROM_EVER } }), lectures }
}

const DEFAULT_LECTURES = [
  { title: '식품위생법령과 영업자 준수사항', durationSeconds: 2700, mediaKey: 'law' },
  { title: '식중독 예방', durationSeconds: 2100, mediaKey: 'food-poisoning' },
]

function wholeYear(year: number) {
  return {
    opensAt: new Date(`${year}-01-01T09:00:00+09:00`),
    closesAt: new Date(`${year}-12-31T18:00:00+09:00`),
  }
}

async function addLectures(db: Queries, courseNo: CourseNo, wanted: LectureWanted[]): Promise<Lecture[]> {
  const lectures: Lecture[] = []
  for (const [index, { title, durationSeconds, mediaKey, summary }] of wanted.entries()) {
    const key = mediaKey ?? `lecture-${courseNo}-${index + 1}`
    const lecture = await db.lecture.upsert({
      where: { mediaKey: key },
      create: { title, durationSeconds, mediaKey: key, summary: summary ?? '' },
      update: {},
    })
    await db.courseLecture.create({
      data: { courseNo, lectureNo: lecture.lectureNo, position: index + 1 },
    })
    lectures.push(lecture)
  }
  return lectures
}
