import { findRecords } from '@hygiene/contracts/staff/search/find-records'
import type { Member } from '@hygiene/db/generated/client'
import { addCourse, addEnrolment, addPerson } from '@hygiene/testing'
import {
  auditOf,
  openStaffSessionScenario,
  type StaffSessionScenario,
} from '@hygiene/testing/scenarios/staff-session-scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi } from '../../testing/start-test-api.ts'

let scenario: StaffSessionScenario
let owner: Member
let seatOwner: Member
let course: Awaited<ReturnType<typeof addCourse>>

beforeAll(async () => {
  scenario = await openStaffSessionScenario(startTestApi)
  const { db } = scenario.api.database
  owner = await addPerson(db, { userId: 'sunhee61', name: '이순희', phone: '01012346791' })
  course = await addCourse(db)
  const enrolment = await addEnrolment(db, owner, course, { licenceNo: '2014-0331-009' })
  const { enrolmentNo } = enrolment
  await db.onlineEnrolment.update({
    where: { enrolmentNo },
    data: { businessName: '큰언니 국밥 BHC점', userName: '이순희' },
  })
  const session = await scenario.session('2026-12-10')
  await db.venue.update({
    where: { venueNo: session.venueNo },
    data: { name: '송파구민회관', address: '서울특별시 송파구 가상로 3' },
  })
  const seat = await scenario.book(session)
  seatOwner = seat.person
  await db.inPersonEnrolment.updateMany({
    where: { memberNo: seatOwner.memberNo },
    data: { businessName: '징검다리숯불구이' },
  })
})
afterAll(() => scenario.api.stop())

async function find(text: string, role: Parameters<typeof scenario.staff>[0] = 'support') {
  const { client, employeeNo } = await scenario.staff(role)
  return { ...(await client.call(findRecords, { text })).entity, employeeNo }
}

it.each([
  ['국밥', 'business'],
  ['니 국밥', 'business'],
  ['국밥 큰언니', 'business'],
  ['순희 국밥', 'business'],
  ['bhc', 'business'],
  ['국밥 6791', 'phoneEnd'],
  ['6791 이순희', 'phoneEnd'],
  ['순희', 'name'],
  ['이순희', 'name'],
])('finds the owner by «%s» as %s, with the business', async (text, matchedBy) => {
  const { members, employeeNo } = await find(text)
  expect(members.list).toMatchObject([
    { memberNo: owner.memberNo, name: '이*희', businessName: '큰언니 국밥 BHC점', matchedBy },
  ])
  expect(await auditOf(scenario, employeeNo)).toMatchObject([{ memberNo: owner.memberNo }])
})

it.each(['국밥집 순희', '국%', '국_밥', '밥국', '국밥 6792'])('finds no person by «%s»', async (text) => {
  expect((await find(text)).members.list).toEqual([])
})

it('finds a business by a seat in a venue', async () => {
  expect((await find('숯불')).members.list).toMatchObject([{ memberNo: seatOwner.memberNo }])
})

it.each(['서울 송파', '구민회관', '회관 송파'])('finds the venue and its sessions by «%s»', async (text) => {
  const { venues, sessions } = await find(text)
  expect(venues.list).toMatchObject([{ name: '송파구민회관', upcoming: 1 }])
  expect(sessions.list).toMatchObject([{ venueName: '송파구민회관', status: 'open' }])
})

it('shows a branch only its own members and venues', async () => {
  const of = async (text: string, branchNo: number) => {
    const { client } = await scenario.staff('branch', branchNo)
    const { members, venues, sessions } = (await client.call(findRecords, { text })).entity
    return [members, venues, sessions].map(({ list }) => list.length)
  }
  const { own, other } = scenario
  expect(await of('국밥', own.branchNo)).toEqual([0, 0, 0])
  expect(await of('숯불', own.branchNo)).toEqual([1, 0, 0])
  expect(await of('숯불', other.branchNo)).toEqual([0, 0, 0])
  expect(await of('송파', own.branchNo)).toEqual([0, 1, 1])
  expect(await of('송파', other.branchNo)).toEqual([0, 0, 0])
})

it('omits a member who has left', async () => {
  const { db } = scenario.api.database
  const gone = await addPerson(db, { userId: 'gone1', name: '박떠남' })
  const { enrolmentNo } = await addEnrolment(db, gone, course, { licenceNo: '2014-0331-010' })
  await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { businessName: '옛집순두부' } })
  expect((await find('순두부')).members.list).toHaveLength(1)
  await db.member.update({ where: { memberNo: gone.memberNo }, data: { withdrawnAt: new Date() } })
  expect((await find('순두부')).members.list).toEqual([])
})

const LATER_ENROLMENTS = 25_001

it('finds an old enrolment behind many later ones', async () => {
  const { pool } = scenario.api.database
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Disables foreign keys, because the rows need no applications of their own.
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(
      `INSERT INTO "OnlineEnrolment" ("applicationNo", "memberNo", "courseNo", "year", "salesType", "industryType", "status", "licenceKey",
              "licenceNo", "businessName", "representative", "sidoCode", "address", "positionType", "userName", "birth", "phone", "priceWon", "appliedAt")
       SELECT 1000000 + i, e."memberNo", e."courseNo", e."year", e."salesType", e."industryType", 'expired', 'later' || i, 'later' || i, '뒷집 만두',
              e."representative", e."sidoCode", e."address", e."positionType", '박만두', e."birth", e."phone", e."priceWon", now() + interval '1 day'
         FROM "OnlineEnrolment" e, generate_series(1, $2::int) i WHERE e."memberNo" = $1`,
      [owner.memberNo, LATER_ENROLMENTS],
    )
    await client.query('COMMIT')
  } finally {
    client.release()
  }
  expect((await find('국밥 큰언니')).members.list).toMatchObject([{ memberNo: owner.memberNo }])
})

it('starts no parallel worker', async () => {
  const { pool } = scenario.api.database
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    for (const setting of ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_table_scan_size'])
      await client.query(`SET LOCAL ${setting} = 0`)
    const plan = async (where: string) =>
      JSON.stringify(
        (await client.query(`EXPLAIN SELECT "memberNo" FROM "OnlineEnrolment" e WHERE ${where}`)).rows,
      )
    const grams = `"grams_of"(lower(e."businessName" || ' ' || e."userName"))`
    expect(await plan(`${grams} @> ARRAY[1]`)).toContain('Gather')
    expect(await plan(`${grams} @> "grams_asked"('국밥')`)).not.toContain('Gather')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

it('uses the index of word parts for a rare word', async () => {
  const { pool } = scenario.api.database
  const client = await pool.connect()
  try {
    await client.query('SET enable_seqscan = off')
    const { rows } = await client.query(
      `EXPLAIN SELECT "memberNo" FROM "OnlineEnrolment" e
        WHERE "grams_of"(lower(e."businessName" || ' ' || e."userName")) @> "grams_asked"('국밥')`,
    )
    expect(JSON.stringify(rows)).toContain('OnlineEnrolment_applicant_parts')
  } finally {
    await client.query('RESET enable_seqscan')
    client.release()
  }
})
