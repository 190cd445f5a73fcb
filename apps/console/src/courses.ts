import { connectDatabase } from '@hygiene/db/connect'
import { transaction } from '@hygiene/db/transaction'
import { readProgramSettings } from '@hygiene/db/read-program-settings'
import { taxKindLabel } from '@hygiene/domain/money/payment/tax'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import { setTaxKind } from '@hygiene/operations/education/course/set-tax-kind'
import { readConfig } from './config.ts'

const USAGE = `pnpm courses tax <number> taxable|exempt "<reason>"   decides the tax of a course\n`

const [action, number = '', taxKind, reason = ''] = process.argv.slice(2)
const { DATABASE_URL } = readProgramSettings(readConfig)
const isKnown =
  action === 'tax' && /^\d{1,9}$/.test(number) && (taxKind === 'taxable' || taxKind === 'exempt')
if (!isKnown || reason.trim().length < 2 || DATABASE_URL === '') {
  process.stderr.write(`${USAGE}DATABASE_URL must be set.\n`)
  process.exit(2)
}

const database = connectDatabase({ url: DATABASE_URL, poolSize: 1 })
try {
  const courseNo = Number(number)
  const course = await database.db.course.findUnique({ where: { courseNo } })
  const entry = {
    operation: 'setCourseTax',
    subject: { kind: 'course', no: courseNo } as const,
    detail: taxKindLabel[taxKind],
    reason: reason.slice(0, 200),
    now: new Date(),
  }
  const verdict = await transaction(database.db, async (db) => {
    const before = course?.taxKind ?? 'undecided'
    const decided = await setTaxKind(db, { courseNo, taxKind, before })
    if (decided.allowed) await writeConsoleAudit(db, entry)
    return decided
  })
  process.stdout.write(verdict.allowed ? `${course?.name}: ${taxKind}\n` : `${verdict.reason}\n`)
  process.exitCode = verdict.allowed ? 0 : 1
} finally {
  await database.close()
}
