import { login } from '@hygiene/contracts/member/login/login'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { openCase } from '@hygiene/contracts/staff/member-case/open-case'
import { forecastMerge } from '@hygiene/contracts/member/merge/staff/forecast-merge'
import { readStaffMember } from '@hygiene/contracts/member/account/staff/read-staff-member'
import { undoMerge } from '@hygiene/contracts/member/merge/staff/undo-merge'
import { withdrawMember } from '@hygiene/contracts/member/account/staff/withdraw-member'
import type { Member } from '@hygiene/db/generated/client'
import { MOVED_TABLES, STAYING_COLUMNS } from '@hygiene/operations/member/merge/merged-tables'
import { addEnrolment, addInquiry, addOldRecord, addSession, bookSeat, PASSWORD } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MergeScene, openMergeScene } from '../../../testing/merge-scene.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let scene: MergeScene

beforeAll(async () => {
  api = await startTestApi()
  scene = await openMergeScene(api)
})
afterAll(() => api.stop())

const tryIn = (userId: string) =>
  api.client.call(login, { userId, userPw: PASSWORD, applicationId: 'edu', disconnect: 1 })
const forecast = (stay: Member, closed: Member) =>
  scene.maker.client.call(forecastMerge, { stayNo: stay.memberNo, closedNo: closed.memberNo })

async function lived(member: Member) {
  const { db } = api.database
  const enrolment = await addEnrolment(db, member, scene.course, {
    status: 'studying',
    watchedSeconds: [600],
  })
  await addInquiry(db, member)
  const old = await addOldRecord(db, member, { outnumber: `제${member.memberNo}호`, endedOn: '2020-05-01' })
  return { enrolment, old }
}
const rowsOf = async (memberNo: number) => {
  const { db } = api.database
  const where = { where: { memberNo } }
  return {
    applications: await db.application.count(where),
    enrolments: await db.onlineEnrolment.count(where),
    payments: await db.payment.count(where),
    inquiries: await db.inquiry.count(where),
    old: await db.oldEducation.count(where),
  }
}
const ONE = { applications: 1, enrolments: 1, payments: 1, inquiries: 1, old: 1 }
const NONE = { applications: 0, enrolments: 0, payments: 0, inquiries: 0, old: 0 }

it('covers every reference to a member by a move or by a stated reason to stay', async () => {
  const references = await api.database.db.$queryRaw<{ column: string }[]>`
    SELECT c.conrelid::regclass::text AS "table", replace(c.conrelid::regclass::text, '"', '') || '.' || a.attname AS "column"
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
     WHERE c.contype = 'f' AND c.confrelid = '"Member"'::regclass`
  const decided = [...MOVED_TABLES.map(({ table }) => `${table}.memberNo`), ...Object.keys(STAYING_COLUMNS)]
  expect(references.map(({ column }) => column).toSorted()).toEqual(decided.toSorted())
})

describe('a merge of members', () => {
  it('shows both accounts masked with counts of moves and changes nothing before approval', async () => {
    const { stay, closed } = await scene.addPair()
    await lived(closed)
    const { shown } = (await forecast(stay, closed)).entity
    expect(shown.headings).toEqual({ before: '합쳐지는 계정', after: '남는 계정' })
    expect(shown.rows).toContainEqual({ label: '휴대전화', before: '010-****-1182', after: '010-****-6793' })
    expect(shown.moves).toContainEqual({ label: '온라인 수강', before: '0', after: '1 (+1)' })
    const { approvalNo } = (await scene.ask(stay, closed)).entity
    const read = (await scene.approver.client.call(readApproval, { approvalNo })).entity
    expect(read).toMatchObject({ shown, isUnchanged: true, kind: 'mergeMembers' })
    expect((await scene.ask(closed, stay)).refusal).toBe('APPROVAL_TWIN_PENDING')
    expect((await tryIn(closed.userId)).code).toBe(1)
    expect(await rowsOf(closed.memberNo)).toEqual(ONE)
    const where = { memberNo: closed.memberNo, operation: 'forecastMerge' }
    expect(await api.database.db.auditEntry.count({ where })).toBe(1)
  })

  it('moves every record, ends the logins and closes the account with everything kept', async () => {
    const { stay, closed } = await scene.addPair({}, { identityKeyHash: 'di-1' })
    const { enrolment } = await lived(closed)
    const inside = await api.logIn(closed.userId)
    await scene.merge(stay, closed)
    expect(await rowsOf(stay.memberNo)).toEqual(ONE)
    expect(await rowsOf(closed.memberNo)).toEqual(NONE)
    expect((await inside.call(listOnlineEnrolments, {})).refusal).toBe('SESSION_EXPIRED')
    const { name, userId, mergedIntoNo, identityKeyHash } = await scene.memberOf(closed)
    expect({ name, userId }).toEqual({ name: closed.name, userId: closed.userId })
    expect([mergedIntoNo, identityKeyHash]).toEqual([stay.memberNo, null])
    expect((await scene.memberOf(stay)).identityKeyHash).toBe('di-1')
    const { enrolmentNo } = enrolment
    const own = await api.logIn(stay.userId)
    expect((await own.call(listOnlineEnrolments, {})).code).toBe(1)
    const progress = await api.database.db.lectureProgress.findFirstOrThrow({ where: { enrolmentNo } })
    expect(progress.creditedMs).toBe(600_000)
    const notified = { memberNo: stay.memberNo, kind: 'accountsMerged' } as const
    expect(await api.database.db.message.count({ where: notified })).toBe(1)
  })

  it('refuses the closed login with the other id masked, only for the right password', async () => {
    const { stay, closed } = await scene.addPair({ userId: 'okja1957x' })
    await scene.merge(stay, closed)
    const answer = await tryIn(closed.userId)
    expect(answer.refusal).toBe('MERGED_ACCOUNT')
    expect(answer.message).toBe('다른 아이디와 합친 계정입니다. ok*****7x 아이디로 로그인해주세요.')
    const wrong = { userId: closed.userId, userPw: 'Wrong!Pass99', applicationId: 'edu' } as const
    expect((await api.client.call(login, wrong)).refusal).toBe('WRONG_PASSWORD')
    expect((await tryIn(stay.userId)).code).toBe(1)
  })
})

describe('a refused merge', () => {
  it.each([
    ['of two DIs', { identityKeyHash: 'a' }, { identityKeyHash: 'b' }, 'MERGE_OTHER_DI'],
    ['of two names', {}, { name: '정옥순' }, 'MERGE_OTHER_NAME'],
    ['into a dormant account', { dormantAt: new Date() }, {}, 'MERGE_STAY_NOT_ACTIVE'],
  ])('refuses a merge %s', async (_what, one, other, refusal) => {
    const { stay, closed } = await scene.addPair(one, other)
    expect((await forecast(stay, closed)).refusal).toBe(refusal)
    expect((await scene.ask(stay, closed)).refusal).toBe(refusal)
  })

  it('refuses a merge with itself, with no account and with a merged account', async () => {
    const { stay, closed } = await scene.addPair()
    expect((await forecast(stay, stay)).refusal).toBe('MERGE_SAME_ACCOUNT')
    expect((await forecast(stay, { ...closed, memberNo: 999_999 })).refusal).toBe('MEMBER_NOT_FOUND')
    await scene.merge(stay, closed)
    expect((await forecast(stay, closed)).refusal).toBe('MEMBER_NOT_FOUND')
    expect((await scene.ask(stay, closed, { text: '' })).status).toBe(400)
  })

  it('refuses a merge while both accounts have the same place and year', async () => {
    const { stay, closed } = await scene.addPair()
    const { db } = api.database
    for (const member of [stay, closed]) {
      const { enrolmentNo } = await addEnrolment(db, member, scene.course)
      const licenceKey = `o${member.memberNo}.1.opening`
      await db.onlineEnrolment.update({ where: { enrolmentNo }, data: { licenceKey } })
    }
    expect((await forecast(stay, closed)).refusal).toBe('MERGE_SAME_LICENCE')
  })

  it('refuses a merge while both accounts have seats at the same hour', async () => {
    const { stay, closed } = await scene.addPair()
    const { db } = api.database
    const startsAt = new Date('2026-12-10T01:00:00Z')
    const later = new Date('2026-12-10T03:00:00Z')
    await bookSeat(db, stay, await addSession(db, { startsAt }))
    await bookSeat(db, closed, await addSession(db, { startsAt: later }))
    expect((await forecast(stay, closed)).refusal).toBe('MERGE_SAME_HOUR')
    expect((await scene.ask(stay, closed)).refusal).toBe('MERGE_SAME_HOUR')
  })

  it('refuses a merge while both accounts are exempt from the same course', async () => {
    const { stay, closed } = await scene.addPair()
    const grounds = { ground: 'cookLicence', year: 2026, salesType: 1, industryType: 1 } as const
    const paper = { sidoCode: '4100000000', paperNumber: '제1호', institution: '경기도지사' }
    for (const { memberNo } of [stay, closed])
      await api.database.db.exemption.create({
        data: { ...grounds, ...paper, memberNo, approvalNo: 900_000 + memberNo, grantedAt: new Date() },
      })
    expect((await forecast(stay, closed)).refusal).toBe('MERGE_SAME_EXEMPTION')
    const where = { memberNo: closed.memberNo }
    await api.database.db.exemption.updateMany({ where, data: { endedAt: new Date() } })
    expect((await forecast(stay, closed)).code).toBe(1)
  })

  it('has the database refuse a merge while the same licence is live elsewhere', async () => {
    const { stay, closed } = await scene.addPair()
    const place = { licenceNo: '2019-0555-111' }
    await addEnrolment(api.database.db, stay, scene.course, place)
    await expect(addEnrolment(api.database.db, closed, scene.course, place)).rejects.toThrow(
      /Unique constraint/,
    )
  })
})

describe('the undoing of a merge', () => {
  it('returns exactly what the merge had moved and keeps what happened since', async () => {
    const { stay, closed } = await scene.addPair({}, { identityKeyHash: 'di-2' })
    await lived(closed)
    const { mergeNo } = await scene.merge(stay, closed)
    const { memberNo } = stay
    const shown = (await scene.maker.client.call(readStaffMember, { memberNo })).entity
    expect(shown.merge).toMatchObject({ mergeNo, closedNo: closed.memberNo, isUndoable: true })
    await addInquiry(api.database.db, stay)
    expect((await scene.undo(mergeNo)).code).toBe(1)
    expect(await rowsOf(closed.memberNo)).toEqual(ONE)
    expect(await rowsOf(stay.memberNo)).toEqual({ ...NONE, inquiries: 1 })
    expect((await scene.memberOf(closed)).identityKeyHash).toBe('di-2')
    expect((await scene.memberOf(stay)).identityKeyHash).toBeNull()
    expect((await tryIn(closed.userId)).code).toBe(1)
    expect((await scene.undo(mergeNo)).refusal).toBe('MERGE_UNDONE')
    const kept = { where: { operation: 'undoMerge', subjectKind: 'merge', subjectNo: mergeNo } }
    expect(await api.database.db.auditEntry.count(kept)).toBe(2)
  })

  it('names the records that have changed since the merge', async () => {
    const { stay, closed } = await scene.addPair()
    const { enrolment } = await lived(closed)
    const { mergeNo } = await scene.merge(stay, closed)
    const { enrolmentNo } = enrolment
    const data = { status: 'studied' } as const
    await api.database.db.onlineEnrolment.update({ where: { enrolmentNo }, data })
    const answer = await scene.undo(mergeNo)
    expect(answer.refusal).toBe('MERGE_ROWS_CHANGED')
    expect(answer.message).toBe(`합친 뒤에 바뀐 기록이 있어 되돌릴 수 없습니다: 온라인 수강 ${enrolmentNo}`)
    expect(await rowsOf(stay.memberNo)).toEqual(ONE)
  })
})

it('forgets the person in both accounts when the remaining account is withdrawn', async () => {
  const { stay, closed } = await scene.addPair()
  const { mergeNo } = await scene.merge(stay, closed)
  const { client } = scene.maker
  const { memberNo } = stay
  await client.call(openCase, { memberNo, purpose: 'account', text: '탈퇴를 원함' })
  const left = await client.call(withdrawMember, { memberNo, reasonCode: 'asked', text: '전화로 요청' })
  expect(left.code).toBe(1)
  expect(await scene.memberOf(closed)).toMatchObject({ name: '', phone: '', birth: '00000000' })
  expect((await scene.undo(mergeNo)).refusal).toBe('MERGE_MOVED_ON')
})

it('keeps a merge and its undoing unchangeable and undeletable', async () => {
  const { stay, closed } = await scene.addPair()
  const { mergeNo } = await scene.merge(stay, closed)
  await scene.undo(mergeNo)
  const { db } = api.database
  const refused = /stays as it was written/
  await expect(db.memberMerge.update({ where: { mergeNo }, data: { moved: [] } })).rejects.toThrow(refused)
  await expect(db.mergeUndo.delete({ where: { mergeNo } })).rejects.toThrow(refused)
})

it('refuses an undo after seven days, after another merge and without a merge', async () => {
  const [{ stay, closed }, other] = [await scene.addPair(), await scene.addPair()]
  const { mergeNo } = await scene.merge(stay, closed)
  const data = { name: stay.name, birth: stay.birth }
  await api.database.db.member.update({ where: { memberNo: other.stay.memberNo }, data })
  await scene.merge(other.stay, stay)
  expect((await scene.undo(mergeNo)).refusal).toBe('MERGE_MOVED_ON')
  api.clock.advance(7 * 86_400)
  const late = await openLate()
  expect((await late(mergeNo)).refusal).toBe('MERGE_TOO_LATE')
  expect((await late(999_999)).refusal).toBe('MERGE_NOT_FOUND')
})

async function openLate() {
  const { client } = await logInStaff(api, 'late', 'support')
  return async (mergeNo: number) =>
    client.call(undoMerge, { mergeNo, reasonCode: 'asked', text: '늦게 되돌림' })
}
