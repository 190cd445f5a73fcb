import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { sampleRow, sampleSession } from '../../../testing/session-samples.ts'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { SessionScreen } from './session-screen.tsx'
import type { SessionFacts } from './session-text.ts'

const TIMETABLE = {
  lessons: [
    {
      lessonNo: 4,
      instructorNo: 7,
      instructorName: '윤강의',
      subject: '식중독 예방',
      startsAt: '2026-12-10T01:00:00.000Z',
      endsAt: '2026-12-10T03:00:00.000Z',
    },
  ],
  instructors: [{ instructorNo: 7, name: '윤강의', subjects: ['식중독 예방'], hours: '평일 오전' }],
}
afterEach(leaveStaffScreen)

async function open(role: 'education' | 'readOnly' = 'education', more: Partial<SessionFacts> = {}) {
  openStaffScreen(
    <Routes>
      <Route path="/sessions/:number" element={<SessionScreen />} />
    </Routes>,
    role,
    {
      at: '/sessions/12',
      answers: [{ sessionNo: 12 }],
      byPath: {
        '/api/staff/session': { ...sampleSession, ...more },
        '/api/staff/roster': { list: [sampleRow] },
        '/api/staff/cases/mine': { list: [] },
        '/api/staff/sessions/timetable': TIMETABLE,
      },
    },
  )
  await screen.findByText('식중독 예방 · 윤강의')
}
const sentTo = (path: string) => server.asked.find((one) => one.path === path)?.sent

it('accepts a number of seats between those taken and those of the venue', async () => {
  await open()
  await press('좌석 바꾸기')
  type('좌석', '11')
  expect(screen.getByText('이미 잡힌 자리 12석보다 적게 줄일 수 없습니다.')).toBeTruthy()
  type('좌석', '40')
  expect(screen.getByText('대기하는 2명에게 순서대로 자리를 문자로 안내합니다.')).toBeTruthy()
  type('변경 사유', '큰 책상을 치움')
  await submit('저장하기')
  expect(sentTo('/api/staff/sessions/changeSeats')).toEqual({
    offlineEducationNo: 12,
    capacity: 40,
    reason: '큰 책상을 치움',
  })
})

it('reopens closed applications until the evening before the session', async () => {
  const startsAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const applyClosesAt = new Date(Date.now() - 60_000).toISOString()
  await open('education', { startsAt, applyClosesAt })
  await press('신청 다시 받기')
  type('사유', '자리가 남음')
  await submit('다시 받기')
  expect(sentTo('/api/staff/sessions/applications')).toMatchObject({
    closesAt: expect.stringMatching(/T09:00:00.000Z$/),
    reason: '자리가 남음',
  })
})

it('saves a timetable as a whole once every part has a person', async () => {
  await open()
  await press('시간표 수정')
  await press('강의 추가')
  type('변경 사유', '오후 강의 추가')
  await submit('시간표 저장하기')
  expect(screen.getByText(/강사를 골라주세요/)).toBeTruthy()
  const second = within(screen.getByRole('group', { name: '2교시' }))
  expect(second.getByLabelText<HTMLInputElement>('시작').value).toBe('12:00')
  await press('2교시 삭제')
  await submit('시간표 저장하기')
  expect(sentTo('/api/staff/sessions/saveTimetable')).toEqual({
    offlineEducationNo: 12,
    lessons: [
      {
        instructorNo: 7,
        subject: '식중독 예방',
        startsAt: '2026-12-10T01:00:00.000Z',
        endsAt: '2026-12-10T03:00:00.000Z',
      },
    ],
    reason: '오후 강의 추가',
  })
})

it('shows a read-only employee the timetable and no action', async () => {
  await open('readOnly')
  expect(screen.queryByRole('button', { name: '시간표 수정' })).toBeNull()
  expect(screen.queryByRole('region', { name: '회차 설정' })).toBeNull()
})
