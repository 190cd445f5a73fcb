import type { Queries } from '@hygiene/db/connect'

export async function lastSurvey(db: Queries, year: number) {
  return db.survey.findFirst({
    where: { year },
    include: { questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] } },
    orderBy: { edition: 'desc' },
  })
}
