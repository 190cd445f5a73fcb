import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { CampaignScreen } from './campaign-screen.tsx'
import { CampaignsScreen } from './campaigns-screen.tsx'
import type { Campaign } from './campaign-text.ts'

const CAMPAIGN: Campaign = {
  campaignNo: 7,
  kind: 'advert',
  title: '겨울 할인',
  body: '{이름}님 할인',
  text: null,
  status: 'draft',
  perMinute: 200,
  startsAt: null,
  waitsUntil: null,
  revision: 3,
  employeeName: '박상담',
  createdAt: '2026-12-08T01:00:00.000Z',
  orderedAt: null,
  endedAt: null,
  frozenAt: '2026-12-08T01:10:00.000Z',
  foundText: '휴면',
  counts: {
    waiting: 120,
    sending: 0,
    sent: 0,
    delivered: 0,
    undelivered: 0,
    failed: 0,
    leftOut: [
      { reason: 'noConsent', people: 30 },
      { reason: 'samePhone', people: 2 },
    ],
  },
  names: [{ letters: 3, people: 120 }],
  needsApproval: false,
  sender: { service: '외식업 위생교육', supportPhone: '02-123-4567', refusalPhone: '' },
  price: { smsWon: 18, lmsWon: 45 },
  refusalLink: 'https://edu.example.or.kr/r#xxxxxxxxxxxxxxxxxxxxxx',
  ownPhone: '',
  lastTest: null,
}
const READ = '/api/staff/campaigns/read'
const SAVE = '/api/staff/campaigns/save'
const PEOPLE = {
  list: [
    {
      memberNo: 5,
      name: '김*자',
      phone: '010-****-6793',
      result: 'failed',
      leftOut: null,
      failure: '3103 없는 번호',
      sentAt: null,
    },
  ],
  first: null,
  next: null,
  count: 1,
  isCountWhole: true,
  asOf: '2026-12-08T01:00:00.000Z',
}

afterEach(leaveStaffScreen)

function open(campaign: Partial<Campaign> = {}, byPath: Record<string, string | object> = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/campaigns" element={<CampaignsScreen />} />
      <Route path="/campaigns/:no" element={<CampaignScreen />} />
    </Routes>,
    'support',
    {
      at: '/campaigns/7',
      byPath: {
        [READ]: { ...CAMPAIGN, ...campaign },
        [SAVE]: { revision: 4 },
        '/api/staff/campaigns/people': PEOPLE,
        ...(byPath as Record<string, object>),
      },
    },
  )
}
const sentTo = (path: string) => server.asked.filter((one) => one.path === path).map(({ sent }) => sent)

it('shows a heading for a campaign that is not found', async () => {
  open({}, { [READ]: 'CAMPAIGN_NOT_FOUND' })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('캠페인')
  screen.getByRole('button', { name: '다시 시도' })
})

describe('a campaign draft', () => {
  it('shows the message with the legal additions, its bytes and its cost while typing', async () => {
    open()
    await screen.findByText(/^\(광고\)\[외식업 위생교육\] 02-123-4567\s+○○○○님 할인\s+무료 수신거부 https/)
    expect(screen.getByLabelText('길이').textContent).toMatch(/^\d+바이트 · 긴 문자$/)
    screen.getByText('5,400원')
    fireEvent.click(screen.getByRole('radio', { name: /^안내/ }))
    type('보낼 글', '내일')
    expect(screen.getByLabelText('길이').textContent).toBe('22바이트 · 짧은 문자')
    screen.getByText('2,160원')
    screen.getByText('종류를 바꿔 저장하면 받을 사람을 다시 정해야 합니다.')
  })

  it('shows who receives a campaign, who does not, and why', async () => {
    open()
    await screen.findByText('120명')
    screen.getByText('152명')
    screen.getByText('· 동의 없음')
    expect(screen.getByText('30명')).toBeTruthy()
  })

  it('inserts a field at the cursor', async () => {
    open({ body: '님 안녕' })
    const area = await screen.findByLabelText<HTMLTextAreaElement>(/보낼 글/)
    area.setSelectionRange(0, 0)
    await press('{이름}')
    expect(area.value).toBe('{이름}님 안녕')
  })

  it('saves a draft before sending or choosing an audience and does not save wrong words', async () => {
    const done = { campaignNo: 7 }
    open({}, { '/api/staff/campaigns/order': done, '/api/staff/campaigns/freeze': done })
    await screen.findByText('152명')
    type(/보낼 글/, '{상호} 할인')
    await press('보내기')
    await screen.findByText('없는 칸입니다: 상호')
    expect(sentTo(SAVE)).toEqual([])
    type(/보낼 글/, '할인')
    await press('지금 조건으로 다시 정하기')
    expect(sentTo(SAVE)).toMatchObject([{ body: '할인', revision: 3 }])
    await screen.findByText('받을 사람을 정했습니다.')
    expect(sentTo('/api/staff/campaigns/freeze')).toEqual([{ campaignNo: 7, filter: {} }])
  })

  it('gives a draft without a text the notice and the condition of an audience of the year', async () => {
    open({ kind: 'notice', body: '' }, { '/api/staff/campaigns/freeze': { campaignNo: 7 } })
    await screen.findByText('152명')
    await press('결제했고 아직 안 마친 사람')
    screen.getByText(
      /^\[외식업 위생교육\] ○○○○님, 올해 위생교육을 아직 마치지 않으셨습니다\. 2026년 12월 31일까지/,
    )
    await press('지금 조건으로 다시 정하기')
    await waitFor(() =>
      expect(sentTo('/api/staff/campaigns/freeze')).toEqual([
        { campaignNo: 7, filter: { educationOfYear: 'unfinished' } },
      ]),
    )
  })

  it('replaces the text of the first audience by the text of another one', async () => {
    open({ kind: 'notice', body: '' })
    await screen.findByText('152명')
    await press('결제했고 아직 안 마친 사람')
    await press('신청했고 아직 결제하지 않은 사람')
    const text = screen.getByLabelText<HTMLTextAreaElement>(/보낼 글/).value
    expect(text).toContain('결제가 남아 있습니다')
    const name = '신청했고 아직 결제하지 않은 사람'
    expect(screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)).toEqual([name])
  })

  it('keeps its own text when an audience of the year is chosen', async () => {
    open({ body: '눈길을 조심해주세요' })
    await screen.findByText('152명')
    await press('올해 아직 신청하지 않은 사람')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/보낼 글/).value).toBe('눈길을 조심해주세요')
    expect(screen.getByLabelText<HTMLSelectElement>(/올해 교육/).value).toBe('notApplied')
  })

  it('orders a campaign with the revision last saved', async () => {
    open({}, { '/api/staff/campaigns/order': { campaignNo: 7 } })
    await screen.findByText('152명')
    await press('보내기')
    await press('120명에게 보내기')
    await screen.findByText('보내기 시작했습니다.')
    expect(sentTo('/api/staff/campaigns/order')).toEqual([{ campaignNo: 7, revision: 3 }])
  })

  it('asks for an approval above 1,000 people', async () => {
    open({ needsApproval: true }, { '/api/staff/campaigns/request': 'APPROVAL_NO_APPROVER' })
    await screen.findByText('152명')
    await press('보내기')
    await act(async () => type('사유', 'advert'))
    type('설명', '동의한 분께')
    await submit('승인 요청하기')
    expect(sentTo('/api/staff/campaigns/request')).toMatchObject([{ reasonCode: 'advert', revision: 3 }])
  })

  it('sends a test to the employee’s own telephone, typed once', async () => {
    open({}, { '/api/staff/campaigns/test': { campaignNo: 7, isCodeSent: false } })
    await screen.findByText('152명')
    await press('나에게 시험 보내기')
    await submit('시험 보내기')
    await screen.findByText('휴대전화 번호를 다시 확인해주세요.')
    type(/내 휴대전화/, '010-7777-1234')
    await submit('시험 보내기')
    await screen.findByText('시험 문자를 보냈습니다. 곧 도착합니다.')
    expect(sentTo('/api/staff/campaigns/test')).toEqual([{ campaignNo: 7, phone: '010-7777-1234' }])
  })
})

describe('an ordered campaign', () => {
  const counts = {
    ...CAMPAIGN.counts,
    waiting: 20,
    sending: 5,
    sent: 3,
    delivered: 88,
    undelivered: 2,
    failed: 2,
  }

  it('shows the progress and the outcomes of a campaign and pauses the campaign', async () => {
    open(
      { status: 'running', counts, text: '(광고)[외식업] 02\n할인\n무료 수신거부 {수신거부}' },
      {
        '/api/staff/campaigns/steer': { campaignNo: 7 },
      },
    )
    await screen.findByText('95 / 120명')
    await screen.findByText('3103 없는 번호')
    await press('잠시 멈추기')
    await screen.findByText('잠시 멈췄습니다. 이미 보낸 것은 그대로입니다.')
    expect(sentTo('/api/staff/campaigns/steer')).toEqual([{ campaignNo: 7, action: 'pause' }])
  })

  it('continues a paused campaign or ends the campaign after a question', async () => {
    open({ status: 'paused', counts }, { '/api/staff/campaigns/steer': { campaignNo: 7 } })
    await screen.findByText('잠시 멈춤')
    await press('이어서 보내기')
    await screen.findByText('이어서 보냅니다.')
    await press('중단')
    await screen.findByText('캠페인을 중단할까요?')
    expect(sentTo('/api/staff/campaigns/steer')).toEqual([{ campaignNo: 7, action: 'goOn' }])
  })
})

it('starts a new campaign with a name and a kind', async () => {
  openStaffScreen(<CampaignsScreen />, 'education', {
    at: '/campaigns',
    byPath: {
      '/api/staff/campaigns/list': { ...PEOPLE, list: [], count: 0 },
      '/api/staff/campaigns/create': { campaignNo: 8 },
    },
  })
  await press('새 캠페인')
  await submit('초안 만들기')
  await screen.findByText('이름을 입력해주세요.')
  type(/^이름/, '봄 안내')
  fireEvent.click(screen.getByRole('radio', { name: /^광고/ }))
  await submit('초안 만들기')
  expect(sentTo('/api/staff/campaigns/create')).toEqual([{ kind: 'advert', title: '봄 안내' }])
})
