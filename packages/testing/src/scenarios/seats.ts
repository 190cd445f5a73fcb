import type {
  Booking,
  Course,
  InPersonEndReason,
  InPersonSession,
  InPersonStatus,
  Member,
  InPersonEnrolment,
  Prisma,
  WaitingEntry,
} from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

const MINUTE_MS = 60_000

export interface SeatLicence {
  industryType?: 1 | 2 | 3
  licenceNo?: string
  businessName?: string
  sidoCode?: string
  address?: string
  positionType?: 1 | 2
}

export interface SeatWanted {
  seat?: 'held' | 'sold' | 'waiting' | 'released'
  licences?: SeatLicence[]
  bookedAt?: Date
  heldUntil?: Date
  status?: InPersonStatus
  endReason?: InPersonEndReason
}

export interface BookedSeat {
  booking: Booking
  enrolments: InPersonEnrolment[]
  waiting: WaitingEntry | null
}

/** Inserts rows directly without any rule, so that tests can also create invalid states. */
export async function bookSeat(
  db: Queries,
  person: Member,
  session: Pick<InPersonSession, 'sessionNo'>,
  wanted: SeatWanted = {},
): Promise<BookedSeat> {
  const { seat = 'sold', licences = [{}], bookedAt = new Date('2026-11-20T01:00:00Z') } = wanted
  const { memberNo } = person
  const { sessionNo } = session
  const { applicationNo } = await db.application.create({ data: { memberNo, createdAt: bookedAt } })
  const booking = await db.booking.create({
    data: { applicationNo, memberNo, sessionNo, seat, bookedAt, ...seatInstants(wanted, bookedAt) },
  })
  const courses = await db.inPersonCourse.findMany({
    where: { sessionNo },
    include: { course: true },
    orderBy: { industryType: 'asc' },
  })
  const enrolments: InPersonEnrolment[] = []
  for (const [place, licence] of licences.entries()) {
    const trade = licence.industryType ?? courses[0]?.industryType
    const course = courses.find(({ industryType }) => industryType === trade)?.course
    if (!course) throw new Error(`Session ${sessionNo} is not open to trade ${trade}`)
    const row = recordOf(person, licence, place, course)
    enrolments.push(
      await db.inPersonEnrolment.create({
        data: { ...row, applicationNo, appliedAt: bookedAt, ...statusColumns(wanted, bookedAt) },
      }),
    )
  }
  if (seat === 'sold') await addPaidOrder(db, booking, enrolments)
  const waiting =
    seat === 'waiting'
      ? await db.waitingEntry.create({
          data: { sessionNo, applicationNo, memberNo, joinedAt: bookedAt },
        })
      : null
  return { booking, enrolments, waiting }
}

function seatInstants({ seat = 'sold', heldUntil }: SeatWanted, bookedAt: Date) {
  if (seat === 'released') return { releasedAt: bookedAt }
  if (seat !== 'held') return {}
  return { heldSince: bookedAt, heldUntil: heldUntil ?? new Date(bookedAt.getTime() + 30 * MINUTE_MS) }
}

const STATUS_OF_SEAT = { held: 'applied', waiting: 'applied', sold: 'paid', released: 'cancelled' } as const
const ENDED: readonly InPersonStatus[] = ['cancelled', 'refunded', 'absent']
const ATTENDED: readonly InPersonStatus[] = ['attended', 'completed']

function statusColumns({ seat = 'sold', endReason, ...wanted }: SeatWanted, bookedAt: Date) {
  const status = wanted.status ?? STATUS_OF_SEAT[seat]
  return {
    status,
    endReason: endReason ?? null,
    paidAt: seat === 'sold' ? bookedAt : null,
    attendedAt: ATTENDED.includes(status) ? bookedAt : null,
    completedAt: status === 'completed' ? bookedAt : null,
    endedAt: ENDED.includes(status) ? bookedAt : null,
  }
}

function recordOf(person: Member, licence: SeatLicence, place: number, course: Course) {
  const licenceNo = licence.licenceNo ?? `2026${place}${String(person.memberNo).padStart(7, '0')}`
  return {
    memberNo: person.memberNo,
    courseNo: course.courseNo,
    year: course.year,
    salesType: course.salesType,
    industryType: course.industryType,
    priceWon: course.priceWon,
    licenceNo,
    licenceKey: licenceNo === '' ? `o${person.memberNo}.${place}` : licenceNo.replaceAll('-', ''),
    businessName: licence.businessName ?? '새마음 식당',
    businessTypeName: '일반음식점',
    representative: person.name,
    sidoCode: licence.sidoCode ?? '4100000000',
    zipCode: '16490',
    address: licence.address ?? '경기도 수원시 팔달구 가상로 12',
    address2: '1층',
    positionType: licence.positionType ?? 1,
    userName: person.name,
    birth: person.birth,
    phone: person.phone,
  } satisfies Partial<Prisma.InPersonEnrolmentUncheckedCreateInput>
}

async function addPaidOrder(db: Queries, booking: Booking, enrolments: InPersonEnrolment[]): Promise<void> {
  await db.payment.create({
    data: {
      paymentId: `inperson${String(booking.applicationNo).padStart(16, '0')}`,
      applicationNo: booking.applicationNo,
      memberNo: booking.memberNo,
      paymentType: 1,
      orderName: '집합교육',
      amountWon: enrolments.reduce((sum, { priceWon }) => sum + priceWon, 0),
      status: 'paid',
      createdAt: booking.bookedAt,
      paidAt: booking.bookedAt,
      approvalNumber: '30418827',
      methodName: '신용카드',
    },
  })
}
