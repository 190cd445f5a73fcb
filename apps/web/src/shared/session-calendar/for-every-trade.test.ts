import { expect, it } from 'vitest'
import { sampleDay, sampleSession } from '../../testing/sample-session.ts'
import { commonDays, commonSessions } from './for-every-trade.ts'

it('keeps the offer of one trade unchanged and omits days without education', () => {
  const days = [sampleDay('2026-12-10', 3)]
  const nothing = sampleDay('2026-12-11', 0)
  const sessions = [sampleSession(1)]
  expect(commonDays([[...days, nothing]])).toEqual(days)
  expect(commonSessions([sessions])).toEqual(sessions)
})

it('keeps only days and sessions that every trade of the owner can attend', () => {
  expect(
    commonDays([
      [sampleDay('2026-12-08', 1), sampleDay('2026-12-10', 3, 2)],
      [sampleDay('2026-12-10', 2, 0), sampleDay('2026-12-12', 1)],
    ]),
  ).toEqual([sampleDay('2026-12-10', 2, 0)])

  const common = commonSessions([[sampleSession(1), sampleSession(2)], [sampleSession(2)]])
  expect(common.map(({ edu }) => edu.sessionNo)).toEqual([2])
})

it('marks a session as full when one of the trades has no seat left', () => {
  const [session] = commonSessions([
    [sampleSession(1, { left: 7, waitingCount: 1 })],
    [sampleSession(1, { left: 0, state: 'full', stateSentence: '찼습니다.' })],
  ])
  expect(session).toMatchObject({ state: 'full', left: 0, waitingCount: 1, stateSentence: '찼습니다.' })
})
