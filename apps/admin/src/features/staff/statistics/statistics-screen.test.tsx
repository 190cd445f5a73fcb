import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server } from '../../../testing/staff-screen.tsx'
import { barsOf } from './funnel-chart.tsx'
import { StatisticsScreen } from './statistics-screen.tsx'

const asOf = '2026-11-23T01:00:00.000Z'
const year = new Date().getFullYear()
const counts = (...all: number[]) =>
  ['applied', 'paid', 'started', 'studied', 'surveyed', 'tested', 'completed'].map((step, place) => ({
    step,
    counted: all[place] ?? 0,
  }))
const funnel = { joined: 120, online: counts(100, 90, 80, 40, 39, 38, 38), inPerson: [], notHeld: 7 }
const stops = {
  countedAt: asOf,
  started: 80,
  lectures: [
    { lectureNo: 1, title: '식품위생법령', stopped: 6, minutes: [{ fromMinute: 10, stopped: 6 }] },
    { lectureNo: 2, title: '식중독 예방', stopped: 2, minutes: [{ fromMinute: 0, stopped: 2 }] },
  ],
  reasons: [
    { lossReason: 'SKIPPED_AHEAD', records: 3, lostMinutes: 25 },
    { lossReason: 'LEASE_LOST', records: 9, lostMinutes: 75 },
  ],
}
const byPath = {
  '/api/staff/statistics/state': {
    asOf,
    waiting: 0,
    check: { checkedAt: asOf, differing: [] },
    provinces: [{ sidoCode: '1100000000', sidoName: '서울특별시' }],
  },
  '/api/branch/branchList': { list: [{ branchNo: 3, branchName: '경기지회' }] },
  '/api/staff/statistics/completions': {
    days: [
      { day: `${year}-01-01`, completed: 5, before: 4 },
      { day: `${year}-01-02`, completed: 2, before: 3 },
    ],
    total: 7,
    beforeTotal: 7,
  },
  '/api/staff/statistics/funnel': funnel,
  '/api/staff/statistics/stops': stops,
  '/api/staff/statistics/provinces': {
    list: [
      { sidoCode: '1100000000', sidoName: '서울특별시', paid: 10, completed: 7 },
      { sidoCode: '5000000000', sidoName: '제주특별자치도', paid: null, completed: null },
    ],
  },
  '/api/staff/statistics/seats': {
    months: [{ month: `${year}-11`, offered: 30, sold: 20, attended: 15, absent: 2, waited: 1 }],
    branches: [
      { branchNo: 3, branchName: '경기지회', offered: 30, sold: 20, attended: 15, absent: 2, waited: 1 },
    ],
  },
  '/api/staff/statistics/money': { months: [], methods: [] },
}

afterEach(leaveStaffScreen)

const open = (
  at = '/statistics',
  role: 'headquarters' | 'branch' = 'headquarters',
  answers: Parameters<typeof openStaffScreen>[2] = { byPath },
) => openStaffScreen(<StatisticsScreen />, role, { at, ...answers })
const askedOf = (path: string) => server.asked.findLast((asked) => asked.path.endsWith(path))?.sent

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

describe('statistics', () => {
  it('shows the whole year at once, each figure with its definition and its table', async () => {
    open()
    const stopped = within(await screen.findByRole('list', { name: '멈춘 강의' }))
    expect(stopped.getByText('7.5%').closest('li')?.textContent).toContain('가장 많음')
    expect(screen.getByRole('list', { name: '인정되지 않은 시간의 사유' }).textContent).toContain(
      '다른 창에서 봄 75.0%',
    )
    expect(screen.getByRole('list', { name: '시·도별 수료율' }).textContent).toBe('서울 70%제주 5명 미만')
    expect(await screen.findByText('다시 센 값과 같음')).toBeTruthy()
    expect(askedOf('/funnel')).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` })
    await press('어디서 멈추나: 집계 기준')
    expect(screen.getByText(/멈춘 건은 한 시간에 한 번 셉니다/)).toBeTruthy()
    const view = within(screen.getByRole('group', { name: '어디서 멈추나 보기' }))
    fireEvent.click(view.getByRole('button', { name: '표' }))
    const table = screen.getByRole('table', { name: '어디서 멈추나' })
    expect(within(table).getByRole('row', { name: '식품위생법령 10~20분 6 7.5%' })).toBeTruthy()
  })

  it('names the chosen point when the slider moves', async () => {
    open()
    const slider = await screen.findByRole('slider', { name: '시점 선택' })
    fireEvent.change(slider, { target: { value: '0' } })
    expect(slider.getAttribute('aria-valuetext')).toContain(`1.1 · ${year}년 5건 · ${year - 1}년 4건`)
    fireEvent.change(slider, { target: { value: '1' } })
    expect(slider.getAttribute('aria-valuetext')).toContain(`1.2 · ${year}년 2건 · ${year - 1}년 3건`)
  })

  it('changes the year and the part by the address and links a number to its list', async () => {
    open('/statistics?part=seats')
    const links = await screen.findAllByRole('link', { name: '20 / 30' })
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      `/sessions?fromDay=${year}-11-01&toDay=${year}-11-30`,
      `/sessions?fromDay=${year}-01-01&toDay=${year}-12-31&branchNo=3`,
    ])
    leaveStaffScreen()
    open('/statistics?industryType=2')
    const period = `appliedFrom=${year}-01-01&appliedTo=${year}-12-31`
    expect(await hrefOf('100건')).toBe(`/enrolments?kind=online&industryType=2&${period}&reached=applied`)
    expect(await hrefOf('7.5%')).toBe(`/enrolments?kind=online&industryType=2&${period}&stoppedAtNo=1`)
    expect(await hrefOf('70%')).toBe(
      `/enrolments?industryType=2&sidoCode=1100000000&${period}&reached=completed&isHeld=1`,
    )
    expect(await hrefOf('120명')).toBe(`/members?joinedFrom=${year}-01-01&joinedTo=${year}-12-31`)
    await press('앞 해')
    await waitFor(() =>
      expect(askedOf('/funnel')).toEqual({
        from: `${year - 1}-01-01`,
        to: `${year - 1}-12-31`,
        industryType: '2',
      }),
    )
  })

  it('applies conditions, says when nothing fits, and shows no money to a branch', async () => {
    open('/statistics?part=money&salesType=2')
    await screen.findByText('조건에 맞는 기록이 없습니다.')
    expect(askedOf('/money')).toEqual({ from: `${year}-01-01`, to: `${year}-12-31`, salesType: '2' })
    await press('영업자 조건 해제')
    await waitFor(() => expect(askedOf('/money')).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` }))
    leaveStaffScreen()
    open('/statistics', 'branch')
    await screen.findByRole('navigation', { name: '통계 나누기' })
    expect(screen.queryByRole('link', { name: '돈' })).toBeNull()
  })

  it('says that small groups are hidden when every province is under five', async () => {
    const list = [{ sidoCode: '1100000000', sidoName: '서울특별시', paid: null, completed: null }]
    open('/statistics?part=region', 'headquarters', {
      byPath: { ...byPath, '/api/staff/statistics/provinces': { list } },
    })
    await screen.findByText('모든 시·도가 5명 미만이어서 표시하지 않습니다.')
    expect(screen.queryByText('조건에 맞는 기록이 없습니다.')).toBeNull()
  })

  it('says why a chart is not shown', async () => {
    open('/statistics?part=study', 'headquarters', {
      byPath: { ...byPath, '/api/staff/statistics/stops': 'STATISTICS_GROUP_SMALL' },
    })
    expect(await screen.findByText(/다섯 명보다 적은 조건은/)).toBeTruthy()
  })

  it('marks the step with the largest loss', () => {
    const bars = barsOf(counts(100, 90, 80, 40, 39, 38, 38) as Parameters<typeof barsOf>[0], () => undefined)
    expect(bars.filter(({ isView }) => isView).map(({ label, note }) => [label, note])).toEqual([
      ['수강 완료', '−40.0%p 가장 큼'],
    ])
  })
})
