import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import type { BankKind } from '@hygiene/domain/education/question-bank/question-bank'
import type { ItemTally } from '@hygiene/domain/education/question-bank/item-analysis'

/** Selects the submissions to count: course year, kind, trade and Seoul dates. */
export interface TallyChoice extends Partial<BankKind> {
  questionNos?: readonly number[]
  fromDay?: string
  toDay?: string
}

export function tallyConditions(choice: TallyChoice): Prisma.Sql {
  const { year, salesType, industryType, questionNos, fromDay, toDay } = choice
  const conditions = [
    Prisma.sql`true`,
    ...(year === undefined ? [] : [Prisma.sql`"year" = ${year}`]),
    ...(salesType === undefined ? [] : [Prisma.sql`"salesType" = ${salesType}`]),
    ...(industryType === undefined ? [] : [Prisma.sql`"industryType" = ${industryType}`]),
    ...(questionNos === undefined ? [] : [Prisma.sql`"questionNo" = ANY (${[...questionNos]}::int[])`]),
    ...(fromDay === undefined ? [] : [Prisma.sql`"answeredOn" >= ${fromDay}`]),
    ...(toDay === undefined ? [] : [Prisma.sql`"answeredOn" <= ${toDay}`]),
  ]
  return Prisma.join(conditions, ' AND ')
}

export async function itemTallies(db: Queries, choice: TallyChoice): Promise<Map<number, ItemTally>> {
  const rows = await queryRows<ItemTally & { questionNo: number }>(
    db,
    Prisma.sql`
    SELECT t."questionNo", t."answers", t."rightAnswers", t."restSum", t."restSquares", t."restOfRight", c."choiceCounts",
           coalesce(r."rests", '[]') AS "rests"
      FROM (SELECT "questionNo", sum("answers")::int AS "answers", sum("rightAnswers")::int AS "rightAnswers",
                   sum("restSum") AS "restSum", sum("restSquares") AS "restSquares", sum("restOfRight") AS "restOfRight"
              FROM "ExamItemDay" WHERE ${tallyConditions(choice)} GROUP BY "questionNo") t
      JOIN (SELECT "questionNo", array_agg("count" ORDER BY "place") AS "choiceCounts"
              FROM (SELECT "questionNo", "place", sum("count")::int AS "count"
                      FROM "ExamItemDay" CROSS JOIN LATERAL unnest("choiceCounts") WITH ORDINALITY AS u ("count", "place")
                     WHERE ${tallyConditions(choice)} GROUP BY "questionNo", "place") p
             GROUP BY "questionNo") c USING ("questionNo")
      LEFT JOIN (SELECT "questionNo", jsonb_agg(jsonb_build_array("points", "count", "rights") ORDER BY "points") AS "rests"
              FROM (SELECT "questionNo", "points", sum("count")::int AS "count", sum("rights")::int AS "rights"
                      FROM "ExamItemDay" CROSS JOIN LATERAL unnest("restPoints", "restCounts", "restRights") AS u ("points", "count", "rights")
                     WHERE ${tallyConditions(choice)} GROUP BY "questionNo", "points") s
             GROUP BY "questionNo") r USING ("questionNo")`,
  )
  return new Map(rows.map(({ questionNo, ...tally }) => [questionNo, tally]))
}
