import { readMigrations } from '@hygiene/db/migrations/read'
import { findDrift } from './migration-drift.ts'
import { SAFE_AFTER, unsafeParts } from './migration-safety.ts'

const unsafe = readMigrations()
  .filter(({ name }) => name > SAFE_AFTER)
  .flatMap(({ name, script }) => unsafeParts(script).map((part) => `${name}: ${part}`))
if (unsafe.length > 0) {
  process.stdout.write(
    `Not beside the version before (docs/operate.md, Rolling restart):\n\n${unsafe.join('\n')}\n`,
  )
  process.exit(1)
}
const drift = await findDrift()
if (drift !== '') {
  process.stdout.write(
    `prisma/schema and prisma/migrations differ. Missing, to be written with pnpm --filter @hygiene/db migration:new <name>:\n\n${drift}\n`,
  )
  process.exit(1)
}
process.stdout.write('prisma/migrations build exactly what prisma/schema says.\n')
