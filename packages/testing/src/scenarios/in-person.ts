import type { Branch, Course, InPersonSession, Venue } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

const INDUSTRY_NAMES = { 1: '일반음식점', 2: '집단급식소', 3: '위탁급식영업' } as const
const HOUR_MS = 3_600_000
const FROM_EVER = new Date('2000-01-01T00:00:00+09:00')

export interface InPersonCourseWanted {
  year?: number
  industryType?: 1 | 2 | 3
  salesType?: 1 | 2
  priceWon?: number
}

export async function addInPersonCourse(db: Queries, wanted: InPersonCourseWanted = {}): Promise<Course> {
  const { year = 2026, industryType = 1, salesType = 1, priceWon = 40_000 } = wanted
  return db.course.create({
    data: {
      year,
      salesType,
      industryType,
      onlineType: 2,
      name: `${year}년 ${salesType === 2 ? '기존' : '신규'} 영업자 위생교육 (${INDUSTRY_NAMES[industryType]})`,
      hours: salesType === 2 ? 3 : 6,
      priceWon,
      taxKind: 'exempt',
      startsAt: FROM_EVER,
    },
  })
}

export async function addBranch(
  db: Queries,
  wanted: Partial<Omit<Branch, 'branchNo'>> = {},
): Promise<Branch> {
  return db.branch.create({
    data: { name: '경기지회', sidoCode: '4100000000', phone: '031-000-1000', ...wanted },
  })
}

export async function addVenue(db: Queries, wanted: Partial<Omit<Venue, 'venueNo'>> = {}): Promise<Venue> {
  return db.venue.create({
    data: {
      name: '수원 교육장',
      sidoCode: '4100000000',
      address: '경기도 수원시 팔달구 가상로 100',
      address2: '3층 대강당',
      phone: '031-000-1001',
      directions: '수원역 4번 출구에서 걸어서 5분, 1층 안내판을 따라 올라오세요.',
      venueCapacity: 200,
      ...wanted,
    },
  })
}

export interface SessionWanted {
  startsAt: Date
  endsAt?: Date
  capacity?: number
  courses?: Course[]
  tradeCaps?: Partial<Record<1 | 2 | 3, number>>
  venue?: Venue
  branch?: Branch
  applyOpensAt?: Date
  applyClosesAt?: Date
  isShown?: boolean
}

export async function addSession(db: Queries, wanted: SessionWanted): Promise<InPersonSession> {
  const { startsAt, capacity = 30, tradeCaps = {} } = wanted
  const courses = wanted.courses ?? [await anyCourse(db)]
  const [first] = courses
  if (!first) throw new Error('A session needs a course')
  const venue = wanted.venue ?? (await db.venue.findFirst()) ?? (await addVenue(db))
  const branch = wanted.branch ?? (await db.branch.findFirst()) ?? (await addBranch(db))
  return db.inPersonSession.create({
    data: {
      venueNo: venue.venueNo,
      branchNo: branch.branchNo,
      salesType: first.salesType,
      year: first.year,
      startsAt,
      endsAt: wanted.endsAt ?? new Date(startsAt.getTime() + (first.hours + 1) * HOUR_MS),
      capacity,
      applyOpensAt: wanted.applyOpensAt ?? new Date(startsAt.getTime() - 60 * 24 * HOUR_MS),
      applyClosesAt: wanted.applyClosesAt ?? new Date(startsAt.getTime() - 16 * HOUR_MS),
      isShown: wanted.isShown ?? true,
      courses: {
        create: courses.map(({ courseNo, industryType }) => ({
          courseNo,
          industryType,
          capacity: tradeCaps[industryType as 1 | 2 | 3] ?? null,
        })),
      },
    },
  })
}

async function anyCourse(db: Queries): Promise<Course> {
  const found = await db.course.findFirst({ where: { onlineType: 2, salesType: 1, industryType: 1 } })
  return found ?? addInPersonCourse(db)
}
