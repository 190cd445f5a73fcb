import { listNextActions as contract } from '@hygiene/contracts/member/account/list-next-actions'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { PrismaClient } from '@hygiene/db/generated/client'
import {
  type Action,
  actionWithoutEducation,
  nextInPersonAction,
  nextOnlineAction,
  orderActions,
} from '@hygiene/domain/member/next-action/next-action'
import { IndustryType, OnlineType, SalesType } from '@hygiene/domain/text'
import { mayChange } from '@hygiene/domain/in-person/seat/may-enter'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { findCurrentCourses } from '../../education/course/find-current-courses.ts'
import { findCourseTime } from '../../education/course/course-time.ts'
import { findCourseWindows } from '../../education/course/find-course-windows.ts'
import { readOwedMoney } from '../../money/payment/read-owed-money.ts'
import { query } from '../../kit/operation.ts'
import { movedOf } from '../../platform/records/moved-seats.ts'
import { guardAnswer, restOf } from '../../education/study/study-guard.ts'
import {
  type InPersonActionRow,
  type OnlineActionRow,
  readActionRows,
} from '../../education/enrolment/read-action-rows.ts'

type NextAction = AnswerOf<typeof contract>['list'][number]
type Judged = Omit<NextAction, 'deadlineAt'> & Action

export const listNextActions = query(contract, { needs: ['pool'] }, async ({ db, actor, pool, now }) => {
  const { memberNo } = actor
  const [{ online, inPerson }, owed] = await Promise.all([
    readActionRows(pool, memberNo, seoulYear(now), now),
    readOwedMoney(db, memberNo, now),
  ])
  const actions = [
    ...online.map((row) => onlineAction(row, now)),
    ...inPerson.map((row) => inPersonAction(row, now)),
  ]
  const own = byApplication(actions.filter((action) => action !== null))
  const shown = own.length > 0 ? orderActions(own) : [await firstAction(db, memberNo, now)]
  return {
    now,
    list: shown,
    money: owed,
  }
})

function onlineAction(row: OnlineActionRow, now: Date): Judged | null {
  const action = nextOnlineAction(row, now)
  if (!action) return null
  const { lectureNo, lectureOrder, fromSeconds, finishedLectureCount, ...counts } = row
  return {
    ...sharedOf(row),
    ...action,
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
    account: action.state === 'deposit' ? accountOf(row) : null,
    guard: row.status === 'completed' ? null : guardAnswer(restOf(row), row.status !== 'applied', now),
    ...NO_SEAT,
  }
}

function inPersonAction(row: InPersonActionRow, now: Date): Judged | null {
  const action = nextInPersonAction(row, now)
  if (!action) return null
  const { location, address, phone, mapUrl, waitingNo, ahead } = row
  return {
    ...sharedOf(row),
    ...action,
    isInPerson: true,
    enrolmentNo: null,
    inPersonEnrolmentNo: row.inPersonEnrolmentNo,
    study: null,
    guard: null,
    account: action.state === 'deposit' ? accountOf(row) : null,
    day: {
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      location,
      address,
      phone,
      mapUrl,
      mayChange: mayChange({ ...row, statuses: [row.status] }, now).allowed,
      moved: movedOf(row),
    },
    waiting: waitingNo === null ? null : { waitingNo, ahead: ahead ?? 0 },
  }
}

function sharedOf(row: OnlineActionRow | InPersonActionRow) {
  const { applicationNo, businessName, salesType, industryType, year, hours, price, completedAt } = row
  const completion = completedAt && {
    completedAt,
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

function accountOf({ paymentId, bank, accountNumber, holder }: OnlineActionRow | InPersonActionRow) {
  if (paymentId === null || accountNumber === null) return null
  return { paymentId, bank: bank ?? '', accountNumber, holder }
}

/** Groups licences of one application that wait for the same step: they share one payment or one seat. */
function byApplication(actions: readonly Judged[]): Judged[] {
  const joint = new Map<string, Judged>()
  for (const action of actions) {
    const isShared = action.isInPerson
      ? action.state !== 'completed'
      : action.state === 'pay' || action.state === 'deposit'
    const key = isShared
      ? `${action.applicationNo} ${action.state}`
      : `${action.isInPerson} ${action.enrolmentNo ?? action.inPersonEnrolmentNo}`
    const first = joint.get(key)
    joint.set(
      key,
      first
        ? {
            ...first,
            price: first.price + action.price,
            otherPlaces: first.otherPlaces + 1,
          }
        : action,
    )
  }
  return [...joint.values()]
}

async function firstAction(db: PrismaClient, memberNo: number, now: Date): Promise<Judged> {
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
  const action = actionWithoutEducation(windows, now)
  return {
    ...action,
    guard:
      course && action.state === 'apply'
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
