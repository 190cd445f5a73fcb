import type { Pool } from 'pg'

/** Counts a reader of a post once. A single statement inserts the reader's row, so two concurrent calls count one. */
export async function countView(pool: Pool, postNo: number, viewerKey: string): Promise<void> {
  await pool.query({
    name: 'count-view',
    text: `WITH "new" AS (
             INSERT INTO "PostViewer" ("postNo", "viewerKey") VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING "postNo")
           UPDATE "Post" SET "viewCount" = "viewCount" + 1 WHERE "postNo" IN (SELECT "postNo" FROM "new")`,
    values: [postNo, viewerKey],
  })
}
