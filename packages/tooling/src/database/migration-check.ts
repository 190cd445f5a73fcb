import { findDrift } from './migration-drift.ts'

const drift = await findDrift()
if (drift !== '') {
  process.stdout.write(
    `prisma/schema and prisma/migrations differ. Missing, to be written with pnpm --filter @hygiene/db migration:new <name>:\n\n${drift}\n`,
  )
  process.exit(1)
}
process.stdout.write('prisma/migrations build exactly what prisma/schema says.\n')
