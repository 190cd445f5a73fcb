import { listStaffSurveys as contract } from '@hygiene/contracts/education/survey/staff/list-staff-surveys'
import { query } from '../../../kit/operation.ts'

export const listStaffSurveys = query(contract, async ({ db, now }) => {
  const [surveys, counted] = await Promise.all([
    db.survey.findMany({
      include: { writtenBy: { select: { name: true } }, _count: { select: { questions: true } } },
      orderBy: [{ year: 'desc' }, { edition: 'desc' }],
    }),
    db.surveyDay.groupBy({ by: ['surveyNo'], where: { questionNo: 0 }, _sum: { answers: true } }),
  ])
  const answers = new Map(counted.map(({ surveyNo, _sum }) => [surveyNo, _sum.answers ?? 0]))
  return {
    asOf: now,
    list: surveys.map(({ surveyNo, year, edition, title, writtenAt, writtenBy, _count }, place) => ({
      surveyNo,
      year,
      edition,
      title,
      isAsked: surveys[place - 1]?.year !== year,
      questionCount: _count.questions,
      answers: answers.get(surveyNo) ?? 0,
      writtenAt,
      writtenBy: writtenBy?.name ?? null,
    })),
  }
})
