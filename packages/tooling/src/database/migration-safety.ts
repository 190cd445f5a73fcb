import { type SqlStatement, statementsOf } from './sql-statements.ts'

export const SAFE_AFTER = '20261203000000_baseline'

type Mark = 'contract' | 'brief'

interface Rule {
  refuses: RegExp
  why: string
  /**
   * Names the comment that permits the statement with its reason: `-- contract: …` or `-- brief: …`. Without it the statement is
   * never permitted.
   */
  mark?: Mark
  /** Applies the rule also to tables that the same migration creates. */
  ofNewTables?: true
}

/**
 * Implements expand → migrate → contract (docs/operate.md, Rolling restart): refuses what breaks a rolling restart or blocks a
 * large table.
 */
const RULES: readonly Rule[] = [
  {
    refuses:
      /\bDROP (TABLE|COLUMN|VIEW|TYPE|DOMAIN|SCHEMA|SEQUENCE|DEFAULT|FUNCTION|TRIGGER|MATERIALIZED VIEW)\b/,
    why: 'The version before still uses it. Take it away a version after the last use',
    mark: 'contract',
    ofNewTables: true,
  },
  {
    refuses: /\bRENAME\b/,
    why: 'The version before knows the old name. Add the new one, write both, take the old one away later',
    ofNewTables: true,
  },
  {
    refuses:
      /\bADD COLUMN (?:(?!, ?ADD |DEFAULT|GENERATED).)*\bNOT NULL\b(?!(?:(?!, ?ADD ).)*\b(DEFAULT|GENERATED)\b)/,
    why: 'The version before writes rows without it. Give it a default, or fill it first',
  },
  {
    refuses:
      /\bADD COLUMN (?:(?!, ?ADD ).)*(\bDEFAULT (GEN_RANDOM_UUID|RANDOM|CLOCK_TIMESTAMP|NEXTVAL)\b|\b(BIG|SMALL)?SERIAL\b|\bSTORED\b|\bAS IDENTITY\b)/,
    why: 'Every row would be written again under a lock. Add it empty, fill it in parts',
    mark: 'brief',
  },
  {
    refuses: /\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/,
    why: 'Rows are written again under a lock. Add another column, or mark a change that only widens',
    mark: 'brief',
  },
  {
    refuses: /\bSET NOT NULL\b/,
    why: 'The version before may write nulls, and every row is read under a lock',
    mark: 'contract',
  },
  {
    refuses: /\bADD (CONSTRAINT "?\w+"? )?(CHECK|FOREIGN KEY)\b(?!(?:(?!, ?ADD ).)*\bNOT VALID\b)/,
    why: 'Every row is read under a lock. Add it NOT VALID, and VALIDATE CONSTRAINT in the next migration',
    mark: 'brief',
  },
  {
    refuses: /\bADD (CONSTRAINT "?\w+"? )?(UNIQUE|PRIMARY KEY|EXCLUDE)\b(?! USING INDEX)/,
    why: 'An index would be built under a lock. Build it CONCURRENTLY, then add the constraint USING INDEX',
    mark: 'brief',
  },
  {
    refuses: /\bADD COLUMN (?:(?!, ?ADD ).)*\b(CHECK|REFERENCES|UNIQUE|PRIMARY KEY)\b/,
    why: 'Every row is read, or an index built, under a lock. Add the column, then its constraint',
    mark: 'brief',
  },
  {
    refuses: /^DROP INDEX (?!CONCURRENTLY)|^REFRESH MATERIALIZED VIEW (?!CONCURRENTLY)/,
    why: 'Readers would wait for it. Do it CONCURRENTLY, alone in its migration',
    mark: 'brief',
  },
  {
    refuses: /^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/,
    why: 'Writers would wait for the whole index. CREATE INDEX CONCURRENTLY, alone in its migration',
    mark: 'brief',
  },
  {
    refuses: /^(UPDATE|DELETE FROM|WITH .*\b(UPDATE|DELETE FROM)) /,
    why: 'Rows stay locked until the whole migration ends. Do it in parts, by a job',
    mark: 'brief',
  },
  {
    refuses:
      /^(TRUNCATE|LOCK|CLUSTER|VACUUM|REINDEX (?!.*CONCURRENTLY))\b|\bSET (UNLOGGED|LOGGED|SCHEMA|TABLESPACE)\b/,
    why: 'It locks the whole table',
  },
]

const TABLE =
  /^(?:ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|UPDATE (?:ONLY )?|DELETE FROM (?:ONLY )?|CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?)"?(\w+)"?/
const NEW_TABLE = /^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?"?(\w+)"?/

/**
 * Returns a sentence for each part that would break the previous version while it still runs, or block a table with many rows.
 */
export function unsafeParts(script: string): string[] {
  const statements = statementsOf(script).map((statement) => ({
    ...statement,
    text: canonical(statement.text),
  }))
  const made = new Set(statements.map(({ text }) => NEW_TABLE.exec(text)?.[1]))
  const found = statements.flatMap((statement) => {
    const table = TABLE.exec(statement.text)?.[1]
    return judge(statement, table !== undefined && made.has(table))
  })
  return [...found, ...togetherFaults(statements)]
}

function canonical(text: string): string {
  const capitals = text.replaceAll(/"[^"]*"|[a-z]+/g, (part) =>
    part.startsWith('"') ? part : part.toUpperCase(),
  )
  return capitals.startsWith('ALTER TABLE') ? capitals.replaceAll(NAMELESS_COLUMN, '$1 COLUMN ') : capitals
}

/** Matches ADD, DROP or ALTER without a following table part, where COLUMN was omitted. */
const NAMELESS_COLUMN =
  /\b(ADD|DROP|ALTER) (?!COLUMN|CONSTRAINT|TABLE|PRIMARY|UNIQUE|CHECK|FOREIGN|EXCLUDE|DEFAULT|NOT|EXPRESSION|IDENTITY|GENERATED)(?="|[A-Z])/g

function judge({ text, comment }: SqlStatement, isNewTable: boolean): string[] {
  return RULES.filter(({ refuses, ofNewTables }) => refuses.test(text) && (ofNewTables || !isNewTable))
    .filter(({ mark }) => mark === undefined || !new RegExp(`^${mark}: \\S`, 'm').test(comment))
    .map(({ why, mark }) => {
      const remedy = mark ? ` (or, where that is proven harmless, above it: -- ${mark}: the reason)` : ''
      return `${text.slice(0, 90)} … ${why}${remedy}.`
    })
}

function togetherFaults(statements: readonly SqlStatement[]): string[] {
  const faults: string[] = []
  const all = statements.map(({ text }) => text)
  if (all.some((text) => text.includes(' CONCURRENTLY ')) && all.length > 1) {
    faults.push('CONCURRENTLY runs outside of a transaction: it must be alone in its migration.')
  }
  if (
    all.some((text) => text.includes('VALIDATE CONSTRAINT')) &&
    all.some((text) => text.includes('NOT VALID'))
  ) {
    faults.push(
      'VALIDATE CONSTRAINT in the migration that adds it reads every row under the lock of the adding.',
    )
  }
  return faults
}
