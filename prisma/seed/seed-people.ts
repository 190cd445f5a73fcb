import type { Member, OnlineEnrolment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  addEnrolment,
  addIdentityCheck,
  addPerson,
  type EnrolmentWanted,
  openAccount,
} from '@hygiene/testing'
import { licenceAt } from './content/licences.ts'
import { issueSeedCertificate } from './issue-seed-certificate.ts'
import type { DemoFacts } from './demo-facts.ts'

const DAY_MS = 86_400_000

export async function seedPeople(db: Transaction, facts: DemoFacts): Promise<void> {
  const { courses } = facts
  const seconds = courses.restaurant.lectures.map(({ durationSeconds }) => durationSeconds)
  const oneMinuteLeft = [...seconds.slice(0, -1), (seconds.at(-1) ?? 0) - 60]

  await addPerson(db, { userId: 'youngja60', name: '김영자', birth: '19600312', phone: '01023456781' })
  await place(db, facts, 0, { userId: 'minsu1958', name: '박민수', birth: '19580704' }, { status: 'applied' })
  await place(db, facts, 1, { userId: 'sunhee61', name: '이순희', birth: '19610521' }, { status: 'paid' })
  await place(
    db,
    facts,
    2,
    { userId: 'jaeho1955', name: '최재호', birth: '19551130' },
    { status: 'studying', watchedSeconds: [2385] },
  )
  await place(
    db,
    facts,
    3,
    { userId: 'okja1957', name: '정옥자', birth: '19570218' },
    { status: 'studying', watchedSeconds: oneMinuteLeft },
  )
  await place(
    db,
    facts,
    4,
    { userId: 'dongsu1963', name: '윤동수', birth: '19630909' },
    { status: 'studied' },
  )
  await place(db, facts, 5, { userId: 'mija1959', name: '한미자', birth: '19590415' }, { status: 'surveyed' })
  await seedMomentary(db, facts)
  await seedGraduates(db, facts)
  await addPerson(db, { userId: 'dormant01', name: '강휴면', birth: '19620101', dormantAt: facts.now })
  await addPerson(db, { userId: 'unproved1', name: '조미증', birth: '19640202', verifiedAt: null })
}

async function seedMomentary(db: Transaction, facts: DemoFacts): Promise<void> {
  const { now } = facts
  const gapsun = { userId: 'gapsun59', name: '이갑순', birth: '19590820' }
  const { enrolment } = await place(db, facts, 36, gapsun, { status: 'applied', appliedAt: now })
  const { memberNo, applicationNo, priceWon: amountWon } = enrolment
  const expiresAt = new Date(now.getTime() + 3 * DAY_MS)
  await openAccount(db, { memberNo, applicationNo, amountWon, createdAt: now, expiresAt })
  const insuk = { userId: 'insuk1962', name: '최인숙', birth: '19621017' }
  const surveyed = await place(db, facts, 37, insuk, { status: 'surveyed' })
  await addIdentityCheck(db, surveyed.enrolment, now)
}

async function seedGraduates(db: Transaction, facts: DemoFacts): Promise<void> {
  const yongsik = { userId: 'yongsik52', name: '오용식', birth: '19520606' }
  const done = await place(db, facts, 6, yongsik, { status: 'completed' })
  await issueSeedCertificate(db, done.enrolment, facts)
  const earlier = await addEnrolment(db, done.member, facts.courses.lastYear, {
    ...licenceOf(6),
    status: 'completed',
    appliedAt: new Date(facts.now.getTime() - 370 * DAY_MS),
  })
  await issueSeedCertificate(db, earlier, facts)

  const rare = { userId: 'namgung67', name: '남궁뷁', birth: '19671231' }
  const rareDone = await place(db, facts, 7, rare, { status: 'completed', positionType: 2 })
  await issueSeedCertificate(db, rareDone.enrolment, facts)
}

const COURSE_OF = {
  일반음식점: 'restaurant',
  집단급식소: 'groupMeal',
  위탁급식영업: 'consignedMeal',
} as const

function licenceOf(index: number): EnrolmentWanted {
  const { lcnsNo, businessName, sidoCode, siteAddress } = licenceAt(index)
  return { licenceNo: lcnsNo, businessName, sidoCode, address: siteAddress }
}

async function place(
  db: Transaction,
  { courses, now }: DemoFacts,
  index: number,
  person: { userId: string; name: string; birth: string },
  wanted: EnrolmentWanted,
): Promise<{ member: Member; enrolment: OnlineEnrolment }> {
  const phone = `0102345${String(6790 + index)}`
  const member = await addPerson(db, { ...person, phone })
  const enrolment = await addEnrolment(db, member, courses[COURSE_OF[licenceAt(index).businessTypeName]], {
    ...licenceOf(index),
    appliedAt: new Date(now.getTime() - 2 * DAY_MS),
    ...wanted,
  })
  return { member, enrolment }
}
