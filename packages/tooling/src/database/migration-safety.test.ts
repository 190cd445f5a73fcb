import { readMigrations } from '@hygiene/db/migrations/read'
import { describe, expect, it } from 'vitest'
import { SAFE_AFTER, unsafeParts } from './migration-safety.ts'
import { statementsOf } from './sql-statements.ts'

const NEW = 'CREATE TABLE "Fresh" ("no" SERIAL NOT NULL, CONSTRAINT "Fresh_pkey" PRIMARY KEY ("no"));'

describe('a migration beside the previous version', () => {
  it.each([
    ['drops a table', 'DROP TABLE "Member";'],
    ['drops a column', 'ALTER TABLE "Member" DROP COLUMN "email";'],
    ['drops a column among others', 'ALTER TABLE "Member" ADD COLUMN "a" INTEGER, DROP COLUMN "email";'],
    ['drops a default', 'ALTER TABLE "Member" ALTER COLUMN "a" DROP DEFAULT;'],
    ['renames a column', 'ALTER TABLE "Member" RENAME COLUMN "email" TO "mail";'],
    [
      'renames a table even with a mark',
      '-- contract: none uses it\nALTER TABLE "Member" RENAME TO "Person";',
    ],
    ['renames a value', `ALTER TYPE "MessageKind" RENAME VALUE 'a' TO 'b';`],
    ['demands a column', 'ALTER TABLE "Member" ADD COLUMN "a" INTEGER NOT NULL;'],
    [
      'demands one of two',
      'ALTER TABLE "Member" ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "b" INTEGER NOT NULL;',
    ],
    ['numbers all rows', 'ALTER TABLE "Member" ADD COLUMN "a" SERIAL;'],
    [
      'computes a default for each row',
      'ALTER TABLE "Member" ADD COLUMN "a" UUID DEFAULT gen_random_uuid();',
    ],
    ['changes a type', 'ALTER TABLE "Member" ALTER COLUMN "a" SET DATA TYPE BIGINT;'],
    ['demands values', 'ALTER TABLE "Member" ALTER COLUMN "a" SET NOT NULL;'],
    ['checks all rows', 'ALTER TABLE "Member" ADD CONSTRAINT "c" CHECK ("a" > 0);'],
    [
      'checks all rows in the second part',
      'ALTER TABLE "Member" ADD CONSTRAINT "c" CHECK ("a" > 0) NOT VALID, ADD CONSTRAINT "d" CHECK ("a" > 1);',
    ],
    ['links all rows', 'ALTER TABLE "Member" ADD CONSTRAINT "f" FOREIGN KEY ("a") REFERENCES "B"("a");'],
    ['demands unique rows', 'ALTER TABLE "Member" ADD CONSTRAINT "u" UNIQUE ("a");'],
    ['builds an index', 'CREATE INDEX "i" ON "Member"("a");'],
    ['builds a unique index', 'CREATE UNIQUE INDEX "i" ON "Member" ("a") WHERE "a" > 0;'],
    ['builds one beside something else', `${NEW}\nCREATE INDEX CONCURRENTLY "i" ON "Member"("a");`],
    ['fills a table', 'UPDATE "Member" SET "a" = 1;'],
    ['fills it by a common table', 'WITH "x" AS (SELECT 1) UPDATE "Member" SET "a" = 1;'],
    ['empties a table', 'DELETE FROM "Member" WHERE "a" = 1;'],
    ['truncates', 'TRUNCATE "Member";'],
    ['locks', 'LOCK TABLE "Member" IN ACCESS EXCLUSIVE MODE;'],
    ['moves a table', 'ALTER TABLE "Member" SET UNLOGGED;'],
    [
      'validates at once',
      'ALTER TABLE "M" ADD CONSTRAINT "c" CHECK ("a" > 0) NOT VALID; ALTER TABLE "M" VALIDATE CONSTRAINT "c";',
    ],
    ['drops a column in small letters', 'alter table "Member" drop column "email";'],
    ['drops a column without the word', 'ALTER TABLE "Member" DROP "email";'],
    ['demands a column without the word', 'ALTER TABLE "Member" ADD "a" INTEGER NOT NULL;'],
    ['changes a type without the word', 'ALTER TABLE "Member" ALTER "a" TYPE BIGINT;'],
    [
      'numbers all rows by an identity',
      'ALTER TABLE "M" ADD COLUMN "a" INTEGER GENERATED ALWAYS AS IDENTITY;',
    ],
    ['links a new column', 'ALTER TABLE "Member" ADD COLUMN "a" INTEGER REFERENCES "B"("a");'],
    ['demands a new unique column', 'ALTER TABLE "Member" ADD COLUMN "a" INTEGER UNIQUE;'],
    ['checks a new column', 'ALTER TABLE "Member" ADD COLUMN "a" INTEGER CHECK ("a" > 0);'],
    ['checks a domain', 'ALTER DOMAIN "won" ADD CHECK (VALUE >= 0);'],
    ['drops an index', 'DROP INDEX "i";'],
    ['drops a trigger', 'DROP TRIGGER "t" ON "Member";'],
    ['reads a view again', 'REFRESH MATERIALIZED VIEW "v";'],
    ['has a mark without a reason', '-- contract:\nDROP TABLE "Member";'],
    ['has the mark of something else', '-- brief: small\nDROP TABLE "Member";'],
    ['has its mark at another statement', '-- contract: x\nSELECT 1; DROP TABLE "Member";'],
  ])('refuses a migration that %s', (_what, script) => {
    expect(unsafeParts(script)).toHaveLength(1)
  })

  it.each([
    [
      'makes a table with its indexes and links',
      `${NEW} CREATE INDEX "i" ON "Fresh"("no");
      ALTER TABLE "Fresh" ADD CONSTRAINT "f" FOREIGN KEY ("no") REFERENCES "Member"("memberNo");`,
    ],
    [
      'adds columns',
      'ALTER TABLE "Member" ADD COLUMN "a" INTEGER, ADD COLUMN "b" INTEGER NOT NULL DEFAULT 0;',
    ],
    [
      'adds a column with the instant',
      'ALTER TABLE "Member" ADD COLUMN "a" TIMESTAMPTZ NOT NULL DEFAULT now();',
    ],
    ['adds a value', `ALTER TYPE "MessageKind" ADD VALUE 'reminder';`],
    ['checks new rows', 'ALTER TABLE "Member" ADD CONSTRAINT "c" CHECK ("a" > 0) NOT VALID;'],
    ['validates later', 'ALTER TABLE "Member" VALIDATE CONSTRAINT "c";'],
    ['builds an index beside the work', 'CREATE INDEX CONCURRENTLY "i" ON "Member"("a");'],
    ['lets a column be empty', 'ALTER TABLE "Member" ALTER "a" DROP NOT NULL;'],
    ['drops a constraint', 'ALTER TABLE "Member" DROP CONSTRAINT "c";'],
    ['drops an index beside the work', 'DROP INDEX CONCURRENTLY "i";'],
    ['uses an index that stands', 'ALTER TABLE "Member" ADD CONSTRAINT "u" UNIQUE USING INDEX "i";'],
    [
      'makes a trigger',
      'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DELETE FROM "Member"; END $$ LANGUAGE plpgsql;',
    ],
    ['speaks of a drop', `-- DROP TABLE "Member";\nCOMMENT ON TABLE "Member" IS 'DROP TABLE; RENAME';`],
    [
      'says why an unused one may go',
      '-- contract: last used in 1.4\nALTER TABLE "Member" DROP COLUMN "email";',
    ],
    ['says why few rows may change', '-- brief: twenty rows\nUPDATE "Course" SET "a" = 1;'],
  ])('accepts a migration that %s', (_what, script) => {
    expect(unsafeParts(script)).toEqual([])
  })

  it('keeps comments and removes texts and bodies', () => {
    expect(statementsOf(`-- a\n-- b\nSELECT 'x;y'; SELECT $f$ ; $f$ -- c\n;`)).toEqual([
      { text: "SELECT ''", comment: 'a\nb\n' },
      { text: "SELECT ''", comment: '' },
    ])
  })

  it('finds no unsafe part in migrations after the baseline', () => {
    const newer = readMigrations().filter(({ name }) => name > SAFE_AFTER)
    expect(
      newer.flatMap(({ name, script }) => unsafeParts(script).map((part) => `${name}: ${part}`)),
    ).toEqual([])
  })
})
