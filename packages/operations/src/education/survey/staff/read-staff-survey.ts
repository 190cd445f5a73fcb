import { readStaffSurvey as contract } from '@hygiene/contracts/education/survey/staff/read-staff-survey'
import type { SurveyQuestion } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import {
  scaleAverage,
  shownGroups,
  SURVEY_LEAST_ANSWERS,
} from '@hygiene/domain/education/survey/small-groups'
import { query } from '../../../kit/operation.ts'
import { lastSurvey } from '../last-survey.ts'
import { type SurveyCount, surveyCounts } from '../survey-counts.ts'

export const readStaffSurvey = query(contract, async ({ db, input: { surveyNo }, now }) => {
  const survey = await db.survey.findUnique({
    where: { surveyNo },
    include: {
      questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] },
      writtenBy: { select: { name: true } },
    },
  })
  const last = survey && (await lastSurvey(db, survey.year))
  if (!survey || !last) return denied('STAFF_SURVEY_NOT_FOUND')
  const { questions, writtenAt, writtenBy, ...columns } = survey
  return {
    ...columns,
    lastEdition: last.edition,
    lastSurveyNo: last.surveyNo,
    writtenAt,
    writtenBy: writtenBy?.name ?? null,
    questions,
    asOf: now,
    ...surveyResults(questions, await surveyCounts(db, surveyNo)),
  }
})

type Asked = Pick<SurveyQuestion, 'questionNo' | 'kind' | 'choices' | 'isScale'>

const GROUPS = {
  course: ({ salesType, industryType }: SurveyCount) => `${salesType}-${industryType}`,
  month: ({ month }: SurveyCount) => month,
} as const

/** Returns the results of one version in total, by course and by month. Groups with too few people are hidden. */
function surveyResults(questions: readonly Asked[], counts: readonly SurveyCount[]) {
  const answers = formsOf(counts)
  const isShown = answers >= SURVEY_LEAST_ANSWERS
  const groups = (['course', 'month'] as const).flatMap((by) => {
    const names = [...new Set(counts.map(GROUPS[by]))].toSorted()
    const all = names.map((group) => {
      const own = counts.filter((count) => GROUPS[by](count) === group)
      return { group, own, answers: formsOf(own) }
    })
    const shown = shownGroups(all)
    return all.map((each) => ({
      by,
      group: each.group,
      answers: shown.has(each) ? each.answers : null,
      questions: shown.has(each) ? answeredOf(questions, each.own) : null,
    }))
  })
  return { results: { answers, questions: isShown ? answeredOf(questions, counts) : null }, groups }
}

function formsOf(counts: readonly SurveyCount[]): number {
  return counts.reduce((sum, { questionNo, answers }) => sum + (questionNo === 0 ? answers : 0), 0)
}

function answeredOf(questions: readonly Asked[], counts: readonly SurveyCount[]) {
  return questions.map(({ questionNo, choices, isScale }) => {
    const own = counts.filter((count) => count.questionNo === questionNo)
    const byChoice = choices.map((_, place) =>
      own.reduce((sum, { choice, answers }) => sum + (choice === place ? answers : 0), 0),
    )
    return {
      questionNo,
      answers: own.reduce((sum, { answers }) => sum + answers, 0),
      counts: byChoice,
      average: isScale ? scaleAverage(byChoice) : null,
    }
  })
}
