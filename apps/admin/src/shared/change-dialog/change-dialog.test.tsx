import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../testing/staff-screen.tsx'
import { type AskedChange, ChangeDialog } from './change-dialog.tsx'

afterEach(leaveStaffScreen)

const COUNTED = { count: 2, loggedIn: 1, mayInviteSecond: false, endsAt: '2026-11-30T01:00:00.000Z' }

function open(more: Partial<Parameters<typeof ChangeDialog>[0]> = {}, answers: object[] = []) {
  const onAsk = vi.fn<(asked: AskedChange) => void>()
  openStaffScreen(
    <ChangeDialog
      title="역할 바꾸기"
      about="김상담 · employee1"
      rows={[
        { label: '역할', before: '상담', after: '회계' },
        { label: '지회', before: '-', after: '-' },
      ]}
      follows={['이 직원의 로그인이 끝납니다.']}
      reasons={{ moved: '부서 이동' }}
      verb="바꾸기"
      isBusy={false}
      onAsk={onAsk}
      onClose={() => {}}
      {...more}
    />,
    'headquarters',
    { answers },
  )
  return onAsk
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('증빙 고르기'), { target: { files: [file] } })

it('shows changes and consequences and submits them with a reason and words', async () => {
  const onAsk = open()
  const row = screen.getByRole('row', { name: /^역할/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['상담', '회계'])
  screen.getByText('그대로')
  screen.getByText('이 직원의 로그인이 끝납니다.')

  await submit('바꾸기')
  screen.getByText('사유를 골라주세요.')
  screen.getByText('설명을 2자 이상 입력해주세요.')
  expect(document.activeElement).toBe(screen.getByLabelText('사유'))
  expect(onAsk).not.toHaveBeenCalled()

  type('사유', 'moved')
  type('설명', ' 자리를 옮김 ')
  await submit('바꾸기')
  expect(onAsk).toHaveBeenCalledWith({ reasonCode: 'moved', text: '자리를 옮김' })
})

it('shows for two people who asks, who may approve, until when, and when the change occurs', async () => {
  open({ approval: 'changeRole' }, [COUNTED])
  screen.getByRole('button', { name: '승인 요청하기' })
  screen.getByText('승인 전에는 아무것도 바뀌지 않습니다.')
  screen.getByText('본부 한 사람')
  await screen.findByText(/승인할 수 있는 사람 2명, 1명 접속 중/)
  expect(await screen.findByText(/2026.11.30.*까지 승인이 없으면 끝납니다/)).toBeDefined()
})

it('says when there is no second person', async () => {
  open({ approval: 'changeRole' }, [{ ...COUNTED, count: 0, loggedIn: 0 }])
  expect(await screen.findByText('승인할 수 있는 다른 직원이 없습니다')).toBeDefined()
})

it('says that headquarters may invite its second employee without an approval', async () => {
  open({ approval: 'inviteEmployee' }, [{ ...COUNTED, count: 0, loggedIn: 0, mayInviteSecond: true }])
  expect(await screen.findByText('두 번째 본부 직원은 승인 없이 초대할 수 있습니다')).toBeDefined()
})

it('uploads evidence as soon as chosen and sends its number with the request', async () => {
  const fileNo = '3f0c6c1e-0000-4000-8000-000000000001'
  const onAsk = open({ evidence: 'needed' }, [
    { fileNo, name: '공문.pdf', sizeBytes: 88_000, isChecked: true },
  ])
  type('사유', 'moved')
  type('설명', '자리를 옮김')
  await submit('바꾸기')
  screen.getByText('증빙 파일을 골라주세요.')
  expect(onAsk).not.toHaveBeenCalled()

  choose(new File(['%PDF-1.7'], '공문.pdf', { type: 'application/pdf' }))
  await screen.findByText('공문.pdf · 88KB')
  await submit('바꾸기')
  expect(onAsk).toHaveBeenCalledWith({ reasonCode: 'moved', text: '자리를 옮김', evidenceFileNo: fileNo })
  expect(server.asked.map(({ path }) => path)).toEqual(['/api/staff/approvals/uploadEvidence'])
})

it('refuses a file of another kind and removes a chosen file on request', async () => {
  open({ evidence: 'possible' }, [{ fileNo: 'a', name: '공문.pdf', sizeBytes: 88_000, isChecked: true }])
  choose(new File(['MZ'], '일.exe', { type: 'application/octet-stream' }))
  await screen.findByText(/올릴 수 없는 파일입니다/)
  choose(new File(['%PDF-1.7'], '공문.pdf', { type: 'application/pdf' }))
  await screen.findByText('공문.pdf · 88KB')
  await press('공문.pdf 삭제')
  expect(screen.getByRole('button', { name: '파일 고르기' })).toBeDefined()
})

it('shows the server’s refusal', () => {
  open({ refusal: '같은 요청이 이미 승인을 기다리고 있습니다.' })
  expect(screen.getByRole('alert').textContent).toBe('같은 요청이 이미 승인을 기다리고 있습니다.')
})
