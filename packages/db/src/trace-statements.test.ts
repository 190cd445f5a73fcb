import { expect, it } from 'vitest'
import { kindOfStatement } from './trace-statements.ts'

it.each([
  [`SELECT "m"."name" FROM "public"."Member" AS "m" WHERE "phone" = '01012345678'`, 'SELECT Member'],
  [`INSERT INTO "Outbox" ("kind") VALUES ($1)`, 'INSERT Outbox'],
  [`\n  UPDATE "Booking" SET "seat" = 'sold'`, 'UPDATE Booking'],
  [`WITH "a" AS (SELECT 1 FROM "Venue") SELECT * FROM "a"`, 'WITH Venue'],
  ['BEGIN', 'BEGIN'],
  ['', 'NONE'],
])('classifies %j as the kind %s', (text, kind) => {
  expect(kindOfStatement(text)).toBe(kind)
})
