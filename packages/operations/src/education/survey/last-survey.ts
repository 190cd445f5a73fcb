import type { Queries } from '@hygiene/db/connect'

/** The version of a year's survey that is asked; null where the association has not made it yet. */
export async function lastSurvey(db: Queries, year: number) {
  return db.survey.findFirst({
    where: { year },
    include: { questions: { orderBy: [{ position: 'asc' }, { questionNo: 'asc' }] } },
    orderBy: { edition: 'desc' },
  })
}
