import { readProgramSettings } from '../read-program-settings.ts'
import { WrongSettings } from '../read-settings.ts'
import { withSettingsFromFiles } from '../settings-from-files.ts'
import { applyMigrations } from './apply.ts'

const url = readProgramSettings((env) => {
  const { DATABASE_URL = '' } = withSettingsFromFiles(env, ['DATABASE_URL'])
  if (DATABASE_URL === '')
    throw new WrongSettings('Say which database: DATABASE_URL=postgresql://user:password@host:5432/name')
  if (!URL.canParse(DATABASE_URL)) throw new WrongSettings('DATABASE_URL is no address')
  return DATABASE_URL
})
const applied = await applyMigrations(url)
process.stdout.write(applied.length === 0 ? 'Nothing to migrate.\n' : `Applied ${applied.join(', ')}.\n`)
