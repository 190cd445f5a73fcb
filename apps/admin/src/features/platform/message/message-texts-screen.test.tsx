import { MESSAGES, messageTextKinds } from '@hygiene/domain/platform/message/messages'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server } from '../../../testing/staff-screen.tsx'
import { MessageTextsScreen } from './message-texts-screen.tsx'

const FIRST = messageTextKinds.map((kind) => ({
  kind,
  body: MESSAGES[kind].body,
  versionNo: null,
  versions: [],
  waitingNo: null,
}))

function open(texts: object[] = FIRST, at = '/message-texts?kind=paid') {
  openStaffScreen(<MessageTextsScreen />, 'headquarters', {
    at,
    byPath: {
      '/api/staff/messageTexts': { texts, asOf: '2026-11-23T01:28:00.000Z' },
      '/api/staff/messageTexts/request': { approvalNo: 9 },
      '/api/staff/approvals/approvers': { count: 2, loggedIn: 1, endsAt: '2026-11-30T01:28:00.000Z' },
    },
  })
}

const write = (value: string) => fireEvent.change(screen.getByLabelText('보낼 글'), { target: { value } })
const mayAsk = () => screen.queryByRole('button', { name: '승인 요청하기' }) !== null

afterEach(leaveStaffScreen)

describe('a message text', () => {
  it('shows a filled text with its bytes while typing', async () => {
    open()
    await screen.findByText(/36,000원 결제됐습니다/)
    expect(screen.getByLabelText('길이').textContent).toBe('85바이트 · 짧은 문자')
    expect(mayAsk()).toBe(false)
    write(`${MESSAGES.paid.body} 늦지 않게 들어주세요.`)
    expect(screen.getByLabelText('길이').textContent).toBe('107바이트 · 긴 문자')
    expect(mayAsk()).toBe(true)
  })

  it('sends no request for a text with an unknown field or without a required one', async () => {
    open()
    await screen.findByText(/36,000원 결제됐습니다/)
    write('{금액} {학습실} {생년월일}')
    await screen.findByText(/이 문자에 없는 칸/)
    expect(mayAsk()).toBe(false)
    write('{금액}')
    await screen.findByText(/꼭 있어야 할 칸/)
    await press('{학습실}')
    expect(screen.queryByText(/꼭 있어야 할 칸/)).toBeNull()
  })

  it('requests a text with its reason from a point in time in Seoul', async () => {
    open()
    await screen.findByText(/36,000원 결제됐습니다/)
    write('{금액} 결제됨 {학습실}')
    await press('승인 요청하기')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByLabelText('지정한 일시부터'))
    fireEvent.change(dialog.getByLabelText('시작 일시'), { target: { value: '2027-03-01T09:00' } })
    fireEvent.change(dialog.getByLabelText('사유'), { target: { value: 'clearer' } })
    fireEvent.change(dialog.getByLabelText('설명'), { target: { value: '더 쉽게' } })
    fireEvent.click(dialog.getByRole('button', { name: '승인 요청하기' }))
    await screen.findByText(/결재 9번으로 올렸습니다/)
    expect(server.asked.find(({ path }) => path.endsWith('/request'))?.sent).toEqual({
      kind: 'paid',
      body: '{금액} 결제됨 {학습실}',
      startsAt: '2027-03-01T00:00:00.000Z',
      reasonCode: 'clearer',
      text: '더 쉽게',
    })
  })
})

it('names each version with its two people and restores an earlier version', async () => {
  const version = { startsAt: '2026-11-20T01:00:00.000Z', makerName: '김하나', approverName: '이두리' }
  const versions = [
    {
      ...version,
      versionNo: 2,
      startsAt: '2027-01-01T00:00:00.000Z',
      body: '{금액} 새 글 {학습실}',
      approvalNo: 6,
    },
    { ...version, versionNo: 1, body: '{금액} 지금 글 {학습실}', approvalNo: 5 },
  ]
  const corrected = { kind: 'paid', body: '{금액} 지금 글 {학습실}', versionNo: 1, versions, waitingNo: null }
  open(FIRST.map((text) => (text.kind === 'paid' ? corrected : text)))
  await screen.findByText('지금 사용 중인 버전')
  expect(screen.getAllByText('시작 기다림').length).toBeGreaterThan(0)
  expect(screen.getAllByText(/김하나 · 이두리/)).toHaveLength(2)
  await press(`이 글로 시작하기: ${MESSAGES.paid.body}`)
  expect(screen.getByLabelText<HTMLTextAreaElement>('보낼 글').value).toBe(MESSAGES.paid.body)
})

it('accepts no second request while one waits and links to the waiting one', async () => {
  open(FIRST.map((text) => (text.kind === 'paid' ? { ...text, waitingNo: 12 } : text)))
  expect((await screen.findByRole('link', { name: '결재 12 기다림' })).getAttribute('href')).toBe(
    '/approvals/12',
  )
  write('{금액} 결제됨 {학습실}')
  expect(mayAsk()).toBe(false)
})
