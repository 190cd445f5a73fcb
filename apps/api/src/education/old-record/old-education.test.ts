import { listOldEducation } from '@hygiene/contracts/education/old-record/list-old-education'
import { markOldPrinted } from '@hygiene/contracts/education/old-record/mark-old-printed'
import { readOldEducation } from '@hygiene/contracts/education/old-record/read-old-education'
import { addPerson, type ContractClient } from '@hygiene/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let kim: ContractClient
let lee: ContractClient
const nos: number[] = []

beforeAll(async () => {
  api = await startTestApi()
  const { db } = api.database
  const owner = await addPerson(db, { userId: 'oldkim2018' })
  await addPerson(db, { userId: 'oldlee2018' })
  kim = await api.logIn('oldkim2018')
  lee = await api.logIn('oldlee2018')
  for (const [index, utel] of ['', 'new', ''].entries()) {
    const row = {
      outnumber: `제2018-${index + 1}호`,
      uname: '김영자',
      ubir: '19600312',
      jikchek: '대표',
      utel,
    }
    const place = { cuname: '김영자', cname: '영자네 식당', uaddr1: '서울특별시 중구', gubun: '일반음식점' }
    const eduEndDate = new Date(`201${7 + index}-05-04`)
    const memberNo = index === 2 ? null : owner.memberNo
    nos.push((await db.oldEducation.create({ data: { ...row, ...place, eduEndDate, memberNo } })).oldEduNo)
  }
})
afterAll(() => api.stop())

it('lists one’s own records newest first without unmatched records', async () => {
  const { entity } = await kim.call(listOldEducation, {})
  expect(entity.list.map(({ eduEndDate, isNewOperator }) => [eduEndDate, isNewOperator])).toEqual([
    ['2018-05-04', true],
    ['2017-05-04', false],
  ])
  expect((await lee.call(listOldEducation, {})).entity.list).toEqual([])
})

it.each([
  [0, 3],
  [1, 6],
])('reads record %i under the old field names, with %i hours', async (index, hours) => {
  const { entity } = await kim.call(readOldEducation, { oldEduNo: nos[index] ?? 0 })
  expect(entity).toMatchObject({
    outnumber: `제2018-${index + 1}호`,
    uname: '김영자',
    ubir: '19600312',
    jikchek: '대표',
    utel: index === 1 ? 'new' : '',
    cuname: '김영자',
    cname: '영자네 식당',
    uaddr1: '서울특별시 중구',
    gubun: '일반음식점',
    eduEndDate: `201${7 + index}-05-04`,
    hours,
  })
})

it('marks a certificate printed the first time and keeps that instant', async () => {
  const oldEduNo = nos[0] ?? 0
  expect((await kim.call(readOldEducation, { oldEduNo })).entity.printedAt).toBeNull()
  const first = api.clock.now().toISOString()
  expect((await kim.call(markOldPrinted, { oldEduNo })).entity).toEqual({ oldEduNo, printedAt: first })
  api.clock.advance(60)
  expect((await kim.call(markOldPrinted, { oldEduNo })).entity.printedAt).toBe(first)
  expect((await kim.call(readOldEducation, { oldEduNo })).entity.printedAt).toBe(first)
  const { list } = (await kim.call(listOldEducation, {})).entity
  expect(list.map(({ isPrinted }) => isPrinted)).toEqual([false, true])
})

it.each([
  ['another person’s', () => lee, 0, 'OLD_RECORD_NOT_FOUND'],
  ['of no known person', () => kim, 2, 'OLD_RECORD_NOT_FOUND'],
  ['of the owner, without a login', () => api.client, 1, 'LOGIN_REQUIRED'],
] as const)('marks no record that is %s', async (_whose, caller, index, refusal) => {
  const oldEduNo = nos[index] ?? 0
  expect((await caller().call(markOldPrinted, { oldEduNo })).refusal).toBe(refusal)
  const kept = await api.database.db.oldEducation.findUniqueOrThrow({ where: { oldEduNo } })
  expect(kept.printedAt === null).toBe(index !== 0)
  expect((await kim.call(markOldPrinted, { oldEduNo: 0 })).status).toBe(400)
})

it('finds no record of another person, of no known person, or without a login', async () => {
  expect((await lee.call(readOldEducation, { oldEduNo: nos[0] ?? 0 })).refusal).toBe('OLD_RECORD_NOT_FOUND')
  expect((await kim.call(readOldEducation, { oldEduNo: nos[2] ?? 0 })).refusal).toBe('OLD_RECORD_NOT_FOUND')
  expect((await api.client.call(readOldEducation, { oldEduNo: nos[0] ?? 0 })).refusal).toBe('LOGIN_REQUIRED')
  expect((await kim.call(readOldEducation, { oldEduNo: 0 })).status).toBe(400)
})
