import { lockCourse, type PrismaClient, type Transaction, transaction } from '@hygiene/db'
import { aYearLater, denied, OnlineType } from '@hygiene/domain'
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
    if (!hasSurvey) copied.hasNewSurvey = await copySurvey(db, year)
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
async function copyBank(
  db: Transaction,
  { salesType, industryType }: Version,
  year: number,
): Promise<number> {
  const kind = { salesType, industryType }
  if ((await db.bankQuestion.count({ where: { ...kind, year } })) > 0) return 0
  const bank = await db.bankQuestion.findMany({
    where: { ...kind, year: year - 1, question: { isUsed: true } },
  })
  const { count } = await db.bankQuestion.createMany({
    data: bank.map(({ questionNo }) => ({ ...kind, year, questionNo })),
  })
  return count
}

async function copySurvey(db: Transaction, year: number): Promise<boolean> {
  const survey = await db.survey.findUnique({ where: { year: year - 1 }, include: { questions: true } })
  if (!survey) return false
  await db.survey.create({
    data: {
      year,
      title: survey.title.replaceAll(String(year - 1), String(year)),
      questions: {
        create: survey.questions.map(({ position, kind, text, choices, isRequired }) => ({
          position,
          kind,
          text,
          choices,
          isRequired,
        })),
      },
    },
  })
  return true
}
