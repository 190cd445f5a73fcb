import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { maskRepresentative } from '@hygiene/domain/member/account/masking'
import type { Member, Prisma } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { licenceAt } from './content/licences.ts'
import { IN_PERSON_PRICE_WON, type EnvironmentSession } from './seed-sessions.ts'

/** Skips the licences the register lists first: these people only fill venues. */
const FIRST_LICENCE = 400
/** Is the interval at which a person has typed an unknown number, one digit from a registered one. */
const TYPED_EVERY = 97
const DAY_MS = 86_400_000
const AT_TODAYS_CHECK_IN = 12

interface Seat {
  index: number
  session: EnvironmentSession
  industryType: 1 | 3
  member: Member
  applicationNo: ApplicationNo
}

export async function seedFillers(
  db: Transaction,
  sessions: readonly EnvironmentSession[],
  spared: EnvironmentSession,
  now: Date,
): Promise<void> {
  const wanted = sessions.flatMap((session, index) => seatsOf(session, index, session === spared ? 1 : 0))
  const members = await addMembers(db, wanted.length, now)
  const appliedAt = new Date(now.getTime() - 3 * DAY_MS)
  const applications = await db.application.createManyAndReturn({
    data: members.map(({ memberNo }) => ({ memberNo, createdAt: appliedAt })),
  })
  const applied = new Map(applications.map(({ memberNo, applicationNo }) => [memberNo, applicationNo]))
  const seats = members.flatMap((member, index): Seat[] => {
    const seat = wanted[index]
    const applicationNo = applied.get(member.memberNo)
    return seat && applicationNo !== undefined ? [{ ...seat, index, member, applicationNo }] : []
  })
  await db.booking.createMany({
    data: seats.map(({ session, member: { memberNo }, applicationNo }) => ({
      applicationNo,
      memberNo,
      sessionNo: session.sessionNo,
      seat: 'sold' as const,
      bookedAt: appliedAt,
    })),
  })
  await db.licence.createMany({ data: seats.map(licenceOf) })
  await db.inPersonEnrolment.createMany({ data: seats.map((seat) => recordOf(seat, appliedAt)) })
  await db.payment.createMany({ data: seats.map((seat) => paymentOf(seat, appliedAt)) })
}

function seatsOf(
  session: EnvironmentSession,
  index: number,
  spare: number,
): Pick<Seat, 'session' | 'industryType'>[] {
  const people = (count: number, industryType: 1 | 3 = 1) =>
    Array.from({ length: count }, () => ({ session, industryType }))
  const consigned = session.trades.find(({ industryType }) => industryType === 3)?.capacity ?? 0
  switch (session.crowd) {
    case 'few':
      return people(session.daysAhead === 0 ? AT_TODAYS_CHECK_IN : 2 + (index % 6))
    case 'almostFull':
      return people(session.capacity - 1 - (index % 3))
    case 'full':
      return people(session.capacity - spare)
    case 'tradeFull':
      return [...people(4), ...people(consigned, 3)]
    case 'empty':
    default:
      return []
  }
}

/** Reuses the hash of the common password, so that it is computed once. */
async function addMembers(db: Transaction, count: number, now: Date): Promise<Member[]> {
  const { passwordHash } = await db.member.findFirstOrThrow({ orderBy: { memberNo: 'asc' } })
  const members = await db.member.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      userId: `guest${String(index + 1).padStart(4, '0')}`,
      passwordHash,
      name: licenceAt(FIRST_LICENCE + index).representativeName,
      birth: `19${50 + (index % 45)}${twoDigits(1 + (index % 12))}${twoDigits(1 + (index % 28))}`,
      phone: `0105${1_000_000 + index}`,
      verifiedAt: new Date(now.getTime() - 40 * DAY_MS),
    })),
  })
  return members.toSorted((one, other) => one.memberNo - other.memberNo)
}

const tradeOf = (industryType: Seat['industryType']) => (industryType === 1 ? '일반음식점' : '위탁급식영업')

function licenceOf({ index, industryType, member }: Seat): Prisma.LicenceCreateManyInput {
  const { lcnsNo, ...licence } = licenceAt(FIRST_LICENCE + index)
  const otherDigit = (Number(lcnsNo.at(-1)) + 1) % 10
  const licenceNo = index % TYPED_EVERY === 0 ? `${lcnsNo.slice(0, -1)}${otherDigit}` : lcnsNo
  const representativeName = maskRepresentative(member.name)
  return { ...licence, licenceNo, representativeName, businessTypeName: tradeOf(industryType) }
}

function recordOf(seat: Seat, appliedAt: Date): Prisma.InPersonEnrolmentCreateManyInput {
  const { index, session, industryType, member, applicationNo } = seat
  const { lcnsNo, businessName, sidoCode, siteAddress } = licenceAt(FIRST_LICENCE + index)
  return {
    applicationNo,
    memberNo: member.memberNo,
    courseNo: session.courses.get(industryType)?.courseNo ?? 0,
    year: session.year,
    salesType: session.salesType,
    industryType,
    status: 'paid',
    licenceKey: lcnsNo,
    licenceNo: lcnsNo,
    businessName,
    businessTypeName: tradeOf(industryType),
    representative: member.name,
    sidoCode,
    address: siteAddress,
    positionType: 1,
    userName: member.name,
    birth: member.birth,
    phone: member.phone,
    priceWon: IN_PERSON_PRICE_WON,
    appliedAt,
    paidAt: appliedAt,
  }
}

function paymentOf(seat: Seat, at: Date): Prisma.PaymentCreateManyInput {
  const { session, industryType, member, applicationNo } = seat
  return {
    paymentId: `seedinperson${String(applicationNo).padStart(12, '0')}`,
    applicationNo,
    memberNo: member.memberNo,
    paymentType: 1,
    orderName: session.courses.get(industryType)?.name ?? '',
    amountWon: IN_PERSON_PRICE_WON,
    status: 'paid',
    createdAt: at,
    paidAt: at,
    approvalNumber: '30418827',
    methodName: '신용카드',
  }
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
