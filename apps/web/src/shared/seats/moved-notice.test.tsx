import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MovedNotice } from './moved-notice.tsx'

const MOVED = { changeKey: 's3', location: '송파 교육장', startsAt: '2026-12-02T01:00:00Z' }
const NOW = { location: '종로 교육장', startsAt: new Date('2026-12-02T01:00:00Z') }

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('names the old and the new venue and the void slip until the notice was seen', () => {
  render(<MovedNotice moved={MOVED} now={NOW} hasSlip />)
  screen.getByText('교육장이 바뀌었습니다: 송파 교육장 → 종로 교육장')
  screen.getByText(/전에 받으신 수강증은 쓰실 수 없습니다/)
  fireEvent.click(screen.getByRole('button', { name: '확인했습니다' }))
  expect(screen.queryByText(/바뀌었습니다/)).toBeNull()
  cleanup()
  render(<MovedNotice moved={MOVED} now={NOW} hasSlip />)
  expect(screen.queryByText(/바뀌었습니다/)).toBeNull()
  render(<MovedNotice moved={{ ...MOVED, changeKey: 's4' }} now={NOW} hasSlip />)
  screen.getByText(/교육장이 바뀌었습니다/)
})

it('names both times when the venue is the same and no slip before there is one', () => {
  const startsAt = new Date('2026-12-03T05:00:00Z')
  render(<MovedNotice moved={MOVED} now={{ location: '송파 교육장', startsAt }} hasSlip={false} />)
  expect(screen.getByText(/^교육 일시가 바뀌었습니다/).textContent).toMatch(/10:00 → .*14:00/)
  expect(screen.queryByText(/수강증/)).toBeNull()
})
