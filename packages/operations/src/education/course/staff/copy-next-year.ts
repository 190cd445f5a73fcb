import { copyNextYear as contract } from '@hygiene/contracts/education/course/staff/copy-next-year'
import { lockCourse, lockSurvey } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { aYearLater } from '@hygiene/domain/education/course/next-year'
import { denied } from '@hygiene/domain/verdict'
import { OnlineType } from '@hygiene/domain/text'
import { operation } from '../../../kit/operation.ts'
import { bankOf } from '../../question-bank/bank-statuses.ts'
import { fillBank } from '../../question-bank/staff/copy-bank.ts'
import { lockBanks } from '../../question-bank/lock-banks.ts'
import { lastSurvey } from '../../survey/last-survey.ts'
import { writeSurvey } from '../../survey/staff/save-survey.ts'
import { comingCourses } from '../coming-courses.ts'
import { kindOf, type Version } from '../load-version.ts'
import { copyVersion } from './begin-course-draft.ts'

/**
 * Copies this year's courses to next year's drafts: rules, lecture order, windows on the same Seoul days, question bank and
 * survey. Existing records stay, so the operation is idempotent.
 */
export const copyNextYear = operation(contract, async ({ db, actor, now, log }) => {
  const saved = { employeeNo: actor.employeeNo, now }
  await lockCourse(db, WHOLE_YEAR)
  const { year, pairs, hasSurvey } = await comingCourses(db, now)
  const copied = { year, courses: 0, questions: 0, hasNewSurvey: false }
  for (const { current, coming } of pairs) {
    if (!coming) {
      await lockCourse(db, { ...kindOf(current), year })
      await copyCourse(db, current, year, saved)
      copied.courses += 1
    }
    if (current.onlineType === OnlineType.online) copied.questions += await copyBank(db, current, year)
  }
  if (!hasSurvey) copied.hasNewSurvey = await copySurvey(db, year, saved)
  if (copied.courses + copied.questions === 0 && !copied.hasNewSurvey) return denied('NEXT_YEAR_COPIED')
  log({ detail: `${year}` })
  return copied
})

/** Serializes concurrent copies. */
const WHOLE_YEAR = { year: 0, salesType: 0, industryType: 0, onlineType: 0 }

async function copyCourse(
  db: Transaction,
  current: Version,
  year: number,
  saved: { employeeNo: number; now: Date },
): Promise<void> {
  const windows = current.windows.map((window) => ({
    ...window,
    opensAt: aYearLater(window.opensAt),
    closesAt: aYearLater(window.closesAt),
  }))
  const name = current.name.replaceAll(String(year - 1), String(year))
  await copyVersion(db, current, { year, name, windows, edition: 1 }, saved)
}

async function copyBank(db: Transaction, current: Version, year: number): Promise<number> {
  const from = bankOf(current)
  const to = { ...from, year }
  await lockBanks(db, [to])
  if ((await db.bankQuestion.count({ where: to })) > 0) return 0
  return fillBank(db, from, to)
}

async function copySurvey(
  db: Transaction,
  year: number,
  saved: { employeeNo: number; now: Date },
): Promise<boolean> {
  await lockSurvey(db, year)
  const survey = await lastSurvey(db, year - 1)
  if (!survey || (await lastSurvey(db, year))) return false
  const title = survey.title.replaceAll(String(year - 1), String(year))
  await writeSurvey(db, { year, edition: 1 }, { ...survey, title }, saved)
  return true
}
