import { followUpInquiry } from '@hygiene/contracts/content/inquiry/follow-up-inquiry'
import { listInquiries } from '@hygiene/contracts/content/inquiry/list-inquiries'
import { listInquiryReviews } from '@hygiene/contracts/content/inquiry/list-inquiry-reviews'
import { readInquiry } from '@hygiene/contracts/content/inquiry/read-inquiry'
import { addressOf, type SentTo } from '@hygiene/contracts/kit/endpoint'
import { InquiryType } from '@hygiene/domain/text'
import { addEmployee, addInquiry, addInquiryReview, addPerson, type ContractClient } from '@hygiene/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

const SECRET = '아무도 몰라야 하는 말'

let api: TestApi
let owner: ContractClient
let stranger: ContractClient
let open: number
let secret: number
let report: number

beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'silent' })
  const { db } = api.database
  const person = await addPerson(db, { userId: 'kim2026' })
  await addPerson(db, { userId: 'other26', name: '나그네' })
  owner = await api.logIn('kim2026')
  stranger = await api.logIn('other26')
  const { employeeNo } = await addEmployee(db, { loginId: 'support2026' })
  open = (await addInquiry(db, person, { title: '열린 글', isPrivate: false })).inquiryNo
  secret = (await addInquiry(db, person, { title: SECRET })).inquiryNo
  await addInquiryReview(db, { inquiryNo: secret }, { employeeNo, said: SECRET })
  const anonymous = { inquiryType: InquiryType.report, isPrivate: false, isAnonymous: true }
  report = (await addInquiry(db, person, { ...anonymous, title: '익명 신고' })).inquiryNo
})
afterAll(() => api.stop())

const listed = async (client: ContractClient, input: SentTo<typeof listInquiries> = {}) =>
  (await client.call(listInquiries, input)).entity

describe('the list of inquiries', () => {
  it('shows a private post to others as locked, without title and writer', async () => {
    for (const client of [api.client, stranger]) {
      const { list, pageInfo } = await listed(client)
      expect(pageInfo).toEqual({ page: 1, totalPage: 1, totalRow: 2 })
      expect(list).toEqual([
        {
          inquiryNo: secret,
          inquiryType: 1,
          title: '비밀글입니다.',
          isPrivate: true,
          isLocked: true,
          isMine: false,
          writerName: null,
          isAnswered: true,
          regDate: '2026-11-20',
        },
        expect.objectContaining({ inquiryNo: open, title: '열린 글', isLocked: false, writerName: '김*자' }),
      ])
    }
  })

  it('shows a private post to its writer', async () => {
    const [first] = (await listed(owner)).list
    expect(first).toMatchObject({ title: SECRET, isLocked: false, isMine: true, writerName: '김영자' })
  })

  it('lists reports separately and an anonymous report without its writer', async () => {
    const { list } = await listed(api.client, { inquiryType: InquiryType.report })
    expect(list).toEqual([
      expect.objectContaining({ inquiryNo: report, title: '익명 신고', writerName: null }),
    ])
  })

  it('returns inquiries page by page and only the writer’s own on request', async () => {
    expect((await listed(api.client, { limit: 1, page: 2 })).list.map(({ inquiryNo }) => inquiryNo)).toEqual([
      open,
    ])
    expect((await listed(owner, { onlyMine: 1 })).list).toHaveLength(2)
    expect((await listed(stranger, { onlyMine: 1 })).list).toEqual([])
    expect((await api.client.call(listInquiries, { onlyMine: 1 })).refusal).toBe('LOGIN_REQUIRED')
  })

  it.each([{ inquiryType: 3 }, { inquiryType: 'a' }, { page: 0 }, { limit: 1000 }, { onlyMine: 2 }])(
    'refuses the request %j',
    async (input) =>
      expect((await api.client.call(listInquiries, input as SentTo<typeof listInquiries>)).status).toBe(400),
  )
})

describe('a private inquiry', () => {
  const contracts = [readInquiry, listInquiryReviews]

  it('refuses visitors and strangers at every endpoint without revealing a word', async () => {
    for (const client of [api.client, stranger]) {
      for (const contract of contracts) {
        const answer = await client.call(contract, { inquiryNo: secret })
        expect(answer.refusal).toBe('INQUIRY_PRIVATE')
        expect(JSON.stringify(answer.envelope)).not.toContain(SECRET)
      }
      const list = JSON.stringify(await listed(client, { limit: -1 }))
      expect(list).not.toContain(SECRET)
    }
    const contents = [{ kind: 'paragraph' as const, runs: [{ text: '끼어듭니다.' }] }]
    const follow = { inquiryNo: secret, contents, requestNo: '0d6f1f6e-5a4c-4a57-9a86-0d4f0a3f6b11' }
    expect((await stranger.call(followUpInquiry, follow)).refusal).toBe('INQUIRY_NOT_FOUND')
    expect((await api.client.call(followUpInquiry, follow)).refusal).toBe('LOGIN_REQUIRED')
  })

  it('returns a private inquiry with its answers to the writer and prevents caching', async () => {
    const answer = await owner.call(readInquiry, { inquiryNo: secret })
    expect(answer.entity).toMatchObject({
      title: SECRET,
      isAnswered: true,
      mayEdit: false,
      mayFollowUp: true,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { list } = (await owner.call(listInquiryReviews, { inquiryNo: secret })).entity
    expect(list).toEqual([
      {
        reviewNo: expect.any(Number),
        isAnswer: true,
        isQuestion: false,
        files: [],
        contents: [{ kind: 'paragraph', runs: [{ text: SECRET }] }],
        mayEdit: false,
        regDate: '2026-11-20',
      },
    ])
  })
})

describe('a missing inquiry', () => {
  it.each([readInquiry, listInquiryReviews])('refuses an unknown number at $operation', async (contract) => {
    expect((await api.client.call(contract, { inquiryNo: 999_999 })).refusal).toBe('INQUIRY_NOT_FOUND')
  })

  it.each(['0', '-1', 'a', '1e99', '', "1' OR 1=1"])('refuses the malformed number %j', async (inquiryNo) => {
    for (const contract of [readInquiry, listInquiryReviews]) {
      const { path } = addressOf(contract, {})
      const address = `${api.client.origin}${path}?inquiryNo=${encodeURIComponent(inquiryNo)}`
      expect((await fetch(address)).status).toBe(400)
    }
  })
})
