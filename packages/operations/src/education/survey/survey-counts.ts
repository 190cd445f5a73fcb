import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

export interface SurveyCount {
  month: string
  salesType: SalesType
  industryType: IndustryType
  /** Is 0 for the whole form. */
  questionNo: number
  /** Is −1 for a text or the whole form. */
  choice: number
  answers: number
}

export async function surveyCounts(db: Queries, surveyNo: number): Promise<SurveyCount[]> {
  return queryRows<SurveyCount>(
    db,
    Prisma.sql`
    SELECT left("answeredOn", 7) AS "month", "salesType", "industryType", "questionNo", "choice", sum("answers")::int AS "answers"
      FROM "SurveyDay" WHERE "surveyNo" = ${surveyNo}
     GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
  )
}
