import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import { approveChange } from '@hygiene/contracts/staff/approval/approve-change'
import { readApproval } from '@hygiene/contracts/staff/approval/read-approval'
import { readMessageTexts } from '@hygiene/contracts/platform/message/staff/read-message-texts'
import { requestMessageText } from '@hygiene/contracts/platform/message/staff/request-message-text'
import { MESSAGES } from '@hygiene/domain/platform/message/messages'
import { messageTextAt } from '@hygiene/operations/staff/setting/message-text-at'
import type { ContractClient } from '@hygiene/testing'
import { logInStaff } from '@hygiene/testing/scenarios/staff-login'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let maker: ContractClient
let approver: ContractClient
beforeAll(async () => {
  api = await startTestApi()
  maker = (await logInStaff(api, 'maker', 'headquarters')).client
  approver = (await logInStaff(api, 'approver', 'headquarters')).client
})
afterAll(() => api.stop())

type Sent = SentTo<typeof requestMessageText>
const ASKED = { reasonCode: 'clearer', text: '더 쉬운 말로 수정합니다' }
const BODY = '[위생교육] {금액} 결제 고맙습니다. {기한}까지 {학습실}'

const ask = (sent: Partial<Sent> = {}) =>
  maker.call(requestMessageText, { kind: 'paid', body: BODY, ...ASKED, ...sent })
const approve = (approvalNo: number, who = approver) => who.call(approveChange, { approvalNo })
const textOf = async (kind: string) =>
  (await maker.call(readMessageTexts, {})).entity.texts.find((text) => text.kind === kind)
const later = (seconds: number) => new Date(api.clock.now().getTime() + seconds * 1000).toISOString()

describe('a new message text', () => {
  it('applies a text only after a second employee approves and shows both the filled text', async () => {
    expect(await textOf('paid')).toMatchObject({
      body: MESSAGES.paid.body,
      versionNo: null,
      versions: [],
    })
    const { approvalNo } = (await ask()).entity
    const { shown } = (await approver.call(readApproval, { approvalNo })).entity
    expect(shown.rows).toEqual([
      { label: '글', before: MESSAGES.paid.body, after: BODY },
      {
        label: '보기',
        before: expect.stringContaining('결제됐습니다'),
        after: expect.stringContaining('36,000원 결제 고'),
      },
      { label: '길이', before: '85바이트', after: expect.stringContaining('바이트') },
    ])
    expect((await approve(approvalNo, maker)).refusal).toBe('APPROVAL_OWN')
    expect(await textOf('paid')).toMatchObject({ versionNo: null, waitingNo: approvalNo })
    expect((await approve(approvalNo)).code).toBe(1)
    expect(await textOf('paid')).toMatchObject({
      body: BODY,
      waitingNo: null,
      versions: [{ body: BODY, approvalNo, makerName: expect.any(String), approverName: expect.any(String) }],
    })
  })

  it('applies a later text from its start and keeps earlier texts in the history', async () => {
    const startsAt = later(3_600)
    const { approvalNo } = (
      await ask({ kind: 'completed', body: '[위생교육] 축하합니다. {수료증}', startsAt })
    ).entity
    await approve(approvalNo)
    expect((await textOf('completed'))?.body).toBe(MESSAGES.completed.body)
    const at = (instant: string) => messageTextAt(api.database.db, 'completed', new Date(instant))
    expect((await at(later(3_599))).body).toBe(MESSAGES.completed.body)
    expect((await at(startsAt)).body).toBe('[위생교육] 축하합니다. {수료증}')
    const change = api.database.db.messageText.updateMany({ data: { body: '바꿈' } })
    await expect(change).rejects.toThrow(/append-only/)
  })

  it('refuses a repeated request while one is pending and accepts one of concurrent requests', async () => {
    const asked = await Promise.all(
      [1, 2, 3].map((no) => ask({ kind: 'refunded', body: `{금액} 환불 ${no}` })),
    )
    expect(
      asked.map(({ refusal }) => refusal).toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual(['APPROVAL_TWIN_PENDING', 'APPROVAL_TWIN_PENDING', null])
  })
})

describe('a refused message text', () => {
  it.each<[Partial<Sent>, string]>([
    [{ body: MESSAGES.daysLeft7.body }, 'MESSAGE_TEXT_SAME'],
    [{ body: '{기한} {학습실} {생년월일}' }, 'MESSAGE_TEXT_FIELD_UNKNOWN'],
    [{ body: '{학습실}' }, 'MESSAGE_TEXT_FIELD_MISSING'],
    [{ body: `{기한} {학습실} ${'가'.repeat(990)}` }, 'MESSAGE_TEXT_LONG'],
    [{ body: '(광고) {기한} {학습실}' }, 'MESSAGE_TEXT_ADVERT'],
    [{ body: '{기한} {학습실} 010-1234-5678' }, 'MESSAGE_TEXT_PERSONAL'],
    [{ body: '{기한} {학습실} 😀' }, 'MESSAGE_TEXT_LETTER'],
    [{ body: '{기한}까지 {학습실}', startsAt: '2020-01-01T00:00:00.000Z' }, 'MESSAGE_TEXT_START_PAST'],
    [{ body: '{기한}까지 {학습실}', reasonCode: 'whim' }, 'APPROVAL_REASON_UNKNOWN'],
  ])('refuses the message text %j with %s', async (sent, refusal) => {
    expect((await ask({ kind: 'daysLeft7', ...sent })).refusal).toBe(refusal)
  })

  it('refuses an approval when the start of the text has passed', async () => {
    const { approvalNo } = (await ask({ kind: 'daysLeft1', body: '{시작}에 {학습실}', startsAt: later(60) }))
      .entity
    api.clock.advance(61)
    expect((await approve(approvalNo)).refusal).toBe('MESSAGE_TEXT_START_PAST')
  })

  it('rejects an unknown kind or an empty text as malformed', async () => {
    expect((await ask({ body: '' })).status).toBe(400)
    expect((await ask({ kind: 'campaign' as 'paid' })).status).toBe(400)
  })
})
