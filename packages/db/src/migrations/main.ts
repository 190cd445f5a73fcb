import { readSettings } from '../read-settings.ts'
import { withSettingsFromFiles } from '../settings-from-files.ts'
import { applyMigrations } from './apply.ts'

const url = readSettings((env) => withSettingsFromFiles(env, ['DATABASE_URL']))['DATABASE_URL']
if (!url) {
  process.stderr.write('Say which database: DATABASE_URL=postgresql://user:password@host:5432/name\n')
  process.exit(2)
}
const applied = await applyMigrations(url)
process.stdout.write(applied.length === 0 ? 'Nothing to migrate.\n' : `Applied ${applied.join(', ')}.\n`)
