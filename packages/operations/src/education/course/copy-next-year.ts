import { lockCourse, lockSurvey, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { aYearLater, denied, OnlineType } from '@hygiene/domain'
import { bankOf } from '../question-bank/bank-statuses.ts'
import { fillBank } from '../question-bank/copy-bank.ts'
import { lockBanks } from '../question-bank/lock-banks.ts'
import { writeSurvey } from '../survey/save-survey.ts'
import { lastSurvey } from '../survey/last-survey.ts'
import { copyVersion } from './begin-course-draft.ts'
import { comingCourses } from './coming-courses.ts'
import { kindOf, type Version } from './load-version.ts'

export interface Copied {
  year: number
  courses: number
  questions: number
  hasNewSurvey: boolean
}
type Outcome = ({ allowed: true } & Copied) | { allowed: false; reason: 'NEXT_YEAR_COPIED' }

/**
 * Makes drafts of the coming year out of this year's courses: rules, lecture order, and windows on the same Seoul days; with them
 * the question bank and the survey. Whatever the coming year has already stays, so that doing it twice is doing it once.
 */
export async function copyNextYear(
  client: PrismaClient,
  saved: { employeeNo: number; now: Date },
): Promise<Outcome> {
  return transaction<Outcome>(client, async (db) => {
    await lockCourse(db, WHOLE_YEAR)
    const { year, pairs, hasSurvey } = await comingCourses(db, saved.now)
    const copied: Copied = { year, courses: 0, questions: 0, hasNewSurvey: false }
    for (const { current, coming } of pairs) {
      if (!coming) {
        await lockCourse(db, { ...kindOf(current), year })
        await copyCourse(db, current, year, saved)
        copied.courses += 1
      }
      if (current.onlineType === OnlineType.online) copied.questions += await copyBank(db, current, year)
    }
    if (!hasSurvey) copied.hasNewSurvey = await copySurvey(db, year, saved)
    const isEmpty = copied.courses + copied.questions === 0 && !copied.hasNewSurvey
    return isEmpty ? denied('NEXT_YEAR_COPIED') : { allowed: true, ...copied }
  })
}

/** Two who copy at the same instant take turns. */
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

/** Questions that are in use, into a bank that is still empty. */
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
