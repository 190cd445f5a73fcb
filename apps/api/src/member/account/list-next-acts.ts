import { listNextActs as contract } from '@hygiene/contracts/member/account/list-next-acts'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { PrismaClient } from '@hygiene/db'
import {
  type Act,
  actWithoutEducation,
  IndustryType,
  mayChange,
  nextInPersonAct,
  nextOnlineAct,
  OnlineType,
  orderActs,
  SalesType,
  seoulYear,
} from '@hygiene/domain'
import { findCurrentCourses } from '@hygiene/operations/education/course/find-current-courses'
import { findCourseTime } from '@hygiene/operations/education/course/course-time'
import { findCourseWindows } from '@hygiene/operations/education/course/find-course-windows'
import { readOwedMoney } from '@hygiene/operations/money/payment/read-owed-money'
import { implement } from '../../http/implement.ts'
import { movedOf } from '@hygiene/operations/platform/records/moved-seats'
import { guardAnswer, restOf } from '@hygiene/operations/education/study/study-guard'
import { type InPersonActRow, type OnlineActRow, readActRows } from '@hygiene/operations/education/study/read-act-rows'

type NextAct = AnswerOf<typeof contract>['list'][number]
type Judged = Omit<NextAct, 'deadlineAt'> & Act

export const listNextActs = implement(contract, async ({ caller, deps, now }) => {
  const { memberNo } = caller
  const [{ online, inPerson }, owed] = await Promise.all([
    readActRows(deps.pool, memberNo, seoulYear(now), now),
    readOwedMoney(deps.db, memberNo, now),
  ])
  const acts = [...online.map((row) => onlineAct(row, now)), ...inPerson.map((row) => inPersonAct(row, now))]
  const own = byApplication(acts.filter((act) => act !== null))
  const shown = own.length > 0 ? orderActs(own) : [await firstAct(deps.db, memberNo, now)]
  return {
    now: now.toISOString(),
    list: shown.map((act) => ({
      ...act,
      deadlineAt: act.deadlineAt?.toISOString() ?? null,
    })),
    money: owed.map((money) => ({ ...money, paidAt: money.paidAt.toISOString() })),
  }
})

function onlineAct(row: OnlineActRow, now: Date): Judged | null {
  const act = nextOnlineAct(row, now)
  if (!act) return null
  const { lectureNo, lectureOrder, fromSeconds, finishedLectureCount, ...counts } = row
  return {
    ...sharedOf(row),
    ...act,
    isInPerson: false,
    enrolmentNo: row.enrolmentNo,
    inPersonEnrolmentNo: null,
    study: {
      ...counts,
      finishedCount: finishedLectureCount,
      lecture:
        lectureNo === null || lectureOrder === null
          ? null
          : { lectureNo, order: lectureOrder, fromSeconds: fromSeconds ?? 0 },
    },
    account: act.state === 'deposit' ? accountOf(row) : null,
    guard: row.status === 'completed' ? null : guardAnswer(restOf(row), row.status !== 'applied', now),
    ...NO_SEAT,
  }
}

function inPersonAct(row: InPersonActRow, now: Date): Judged | null {
  const act = nextInPersonAct(row, now)
  if (!act) return null
  const { location, address, phone, mapUrl, waitingNo, ahead } = row
  return {
    ...sharedOf(row),
    ...act,
    isInPerson: true,
    enrolmentNo: null,
    inPersonEnrolmentNo: row.inPersonEnrolmentNo,
    study: null,
    guard: null,
    account: act.state === 'deposit' ? accountOf(row) : null,
    day: {
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      location,
      address,
      phone,
      mapUrl,
      // A seat of several licences moves as one; a person who is in the hall has the status `attended`.
      mayChange: mayChange({ ...row, statuses: [row.status] }, now).allowed,
      moved: movedOf(row),
    },
    waiting: waitingNo === null ? null : { waitingNo, ahead: ahead ?? 0 },
  }
}

function sharedOf(row: OnlineActRow | InPersonActRow) {
  const { applicationNo, businessName, salesType, industryType, year, hours, price, completedAt } = row
  const completion = completedAt && {
    completedAt: completedAt.toISOString(),
    certificateNumber: row.certificateNumber,
  }
  return {
    applicationNo,
    businessName,
    salesType,
    industryType,
    year,
    hours,
    price,
    completion,
    otherPlaces: 0,
  }
}

function accountOf({ paymentId, bank, accountNumber, holder }: OnlineActRow | InPersonActRow) {
  if (paymentId === null || accountNumber === null) return null
  return { paymentId, bank: bank ?? '', accountNumber, holder }
}

/** Licences of one application that wait for the same thing are one act: they are paid in one sum, and share a seat. */
function byApplication(acts: readonly Judged[]): Judged[] {
  const joint = new Map<string, Judged>()
  for (const act of acts) {
    const isShared = act.isInPerson
      ? act.state !== 'completed'
      : act.state === 'pay' || act.state === 'deposit'
    const key = isShared
      ? `${act.applicationNo} ${act.state}`
      : `${act.isInPerson} ${act.enrolmentNo ?? act.inPersonEnrolmentNo}`
    const first = joint.get(key)
    joint.set(
      key,
      first
        ? {
            ...first,
            price: first.price + act.price,
            otherPlaces: first.otherPlaces + 1,
          }
        : act,
    )
  }
  return [...joint.values()]
}

/** Of a person without an education of this year: the existing operator's course of the trade known from the last one. */
async function firstAct(db: PrismaClient, memberNo: number, now: Date): Promise<Judged> {
  const year = seoulYear(now)
  const online = {
    year,
    salesType: SalesType.existing,
    onlineType: OnlineType.online,
  }
  const [last, courses] = await Promise.all([
    db.onlineEnrolment.findFirst({
      where: { memberNo },
      orderBy: { appliedAt: 'desc' },
    }),
    findCurrentCourses(db, online, now),
  ])
  const trade = last?.industryType ?? IndustryType.generalRestaurant
  const course = courses.find(({ industryType }) => industryType === trade) ?? courses[0]
  const windows = await findCourseWindows(db, { ...online, industryType: course?.industryType ?? trade }, now)
  const act = actWithoutEducation(windows, now)
  return {
    ...act,
    guard:
      course && act.state === 'apply'
        ? guardAnswer(await findCourseTime(db, course.courseNo), false, now)
        : null,
    isInPerson: false,
    year,
    salesType: online.salesType,
    industryType: last ? trade : 0,
    hours: course?.hours ?? 0,
    price: course?.priceWon ?? 0,
    businessName: '',
    otherPlaces: 0,
    ...NO_RECORD,
  }
}

const NO_SEAT = { day: null, waiting: null } as const

const NO_RECORD = {
  applicationNo: null,
  enrolmentNo: null,
  inPersonEnrolmentNo: null,
  study: null,
  account: null,
  ...NO_SEAT,
  completion: null,
} as const
