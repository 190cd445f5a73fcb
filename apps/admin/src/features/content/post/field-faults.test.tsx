import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, type } from '../../../testing/staff-screen.tsx'
import { WritingScreen } from './writing-screen.tsx'

const POPUP = {
  kind: 'popup',
  title: '겨울 휴무',
  badge: '안내',
  text: '',
  actionLabel: '자세히',
  url: '/edu/online',
  mobilePath: '',
  imagePath: '/api/common/downloadFile?fileNo=1&inline=1',
  imageAlt: '',
  popupType: 1,
} as const

const refused = (fields: Record<string, string>) =>
  Response.json({ code: -2190, message: Object.values(fields)[0], entity: { fields } }, { status: 400 })

afterEach(leaveStaffScreen)

const writePopup = (answer: Response) => {
  openStaffScreen(<WritingScreen record={null} begun={POPUP} />, 'headquarters', {
    byPath: { '/api/staff/contents/save': answer },
  })
  type('제목', '겨울 휴무 안내')
  return press('저장')
}

it('shows a server refusal at its field and releases the button', async () => {
  await writePopup(refused({ imageAlt: '그림 설명을 적어주세요.' }))
  const field = screen.getByLabelText('그림 설명')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  screen.getByText('그림 설명을 적어주세요.')
  expect(screen.queryByText('서버와 연결되지 않았습니다')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByRole('button', { name: '저장' }).getAttribute('aria-busy')).not.toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.input(field, { target: { value: '눈 내린 건물' } })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBeNull())
})

it('shows an alert when the server refuses a field that the screen does not have', async () => {
  await writePopup(refused({ unknown: '보낸 값이 올바르지 않습니다.' }))
  await screen.findByRole('alertdialog', { name: '저장하지 못했습니다' })
  screen.getByText('보낸 값이 올바르지 않습니다.')
  expect(screen.queryByText('서버와 연결되지 않았습니다')).toBeNull()
})
