import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, server, submit, type } from '../../testing/staff-screen.tsx'
import { sampleItem } from '../../testing/session-samples.ts'
import { SessionsScreen } from './sessions-screen.tsx'

const GYEONGGI = { branchNo: 1, name: '경기지회' }
const BUSAN = { branchNo: 2, name: '부산지회' }
const answerOf = (branches: object[], ...list: object[]) => ({
  list,
  branches,
  pageInfo: { page: 1, totalPage: 1, totalRow: list.length },
})

afterEach(leaveStaffScreen)

describe('the list of sessions', () => {
  it('shows how each stands, and leads to it', async () => {
    openStaffScreen(<SessionsScreen />, 'education', { answers: [answerOf([GYEONGGI, BUSAN], sampleItem)] })
    const table = within(await screen.findByRole('table', { name: '집합교육 회차' }))
    const link = table.getByRole('link', { name: '12월 10일\u2060(목)\u2060 10:00~17:00' })
    expect(link.getAttribute('href')).toBe('/sessions/12')
    for (const words of ['12 / 30석', '대기 2명', '1건', '경기지회'])
      expect(table.getByText(words)).toBeTruthy()
  })

  it('asks for the chosen sessions; those that wait for staff on every day', async () => {
    openStaffScreen(<SessionsScreen />, 'headquarters', {
      at: '/?from=2026-12-01',
      answers: [answerOf([GYEONGGI, BUSAN]), answerOf([GYEONGGI, BUSAN]), answerOf([GYEONGGI, BUSAN])],
    })
    expect(await screen.findByText('조건에 맞는 회차가 없습니다.')).toBeTruthy()
    type('종료일', '2026-12-31')
    type('지회', '2')
    type('상태', 'cancelled')
    await submit('조회')
    expect(server.asked.at(-1)?.sent).toMatchObject({
      fromDay: '2026-12-01',
      toDay: '2026-12-31',
      branchNo: '2',
      status: 'cancelled',
      attentionOnly: '0',
    })
    fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.queryByLabelText('시작일')).toBeNull()
    await submit('조회')
    expect(server.asked.at(-1)?.sent).toMatchObject({ attentionOnly: '1', branchNo: '2' })
    expect(server.asked.at(-1)?.sent).not.toHaveProperty('fromDay')
  })

  it('tells a branch’s employee whose branch is not on record whom to ask', async () => {
    openStaffScreen(<SessionsScreen />, 'branch', { answers: [answerOf([])] })
    expect(await screen.findByText(/소속 지회가 아직 등록되지 않아/)).toBeTruthy()
    expect(screen.queryByLabelText('지회')).toBeNull()
  })
})
