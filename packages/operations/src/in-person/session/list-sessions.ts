import { listSessions as contract } from '@hygiene/contracts/in-person/session/list-sessions'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import { addSeoulDays, startOfSeoulDay } from '@hygiene/domain/time/seoul-day'
import { sessionStateSentence } from '@hygiene/domain/in-person/session/session-state'
import { currentProvinceCodes } from '../../platform/lookup/province-codes.ts'
import { query } from '../../kit/operation.ts'
import { provinceChoice } from '../../platform/lookup/province-choice.ts'
import { readSessions, type SessionForTrade } from './session-rows.ts'
import { venueOf, sessionDayOf } from '../seat/session-view.ts'

/** Never lists hidden or past sessions, whatever `isView` says. */
export const listSessions = query(contract, { needs: ['pool'] }, async ({ db, input, pool, now }) => {
  const { salesType, industryType, zipProvinceNo, startDate, endDate, freeLimit } = input
  const [sidoCodes, provinceToday] = await Promise.all([
    provinceChoice(db, zipProvinceNo),
    currentProvinceCodes(db),
  ])
  const from = startDate === undefined ? now : startOfSeoulDay(startDate)
  const until = endDate === undefined ? null : startOfSeoulDay(addSeoulDays(endDate, 1))
  const sessions = await readSessions(pool, { salesType, industryType, sidoCodes, from, until }, now)
  const listed = freeLimit === undefined ? sessions : sessions.filter(isFree).slice(0, freeLimit)
  return { list: listed.map((session) => itemOf(session, provinceToday(session.sidoCode))) }
})

const isFree = ({ state }: SessionForTrade): boolean => state === 'open'

function itemOf(session: SessionForTrade, sidoCode: string): AnswerOf<typeof contract>['list'][number] {
  const { sessionNo, courseNo, state, applyOpensAt, applyClosesAt } = session
  // Repeats the session number under another field's name, as the specification does (section 3).
  const sameNo: number = sessionNo
  return {
    ...session,
    edu: {
      sessionNo,
      inPersonEnrolmentNo: sameNo,
      courseNo,
      ...sessionDayOf(session),
    },
    list: { ...venueOf(session), sidoCode },
    stateSentence: sessionStateSentence(state, session),
    applyOpensAt,
    applyClosesAt,
  }
}
