import { makeSecrets } from './make-secrets.ts'

const [folder, host] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write(
    'pnpm secrets <folder> [host]   makes the secrets of a production that are missing there; `host`: where PostgreSQL and Redis are\n',
  )
  process.exit(2)
}
const { made, empty } = makeSecrets(folder, host)
process.stdout.write(made.length === 0 ? 'Nothing was missing.\n' : `Made ${made.join(', ')}.\n`)
if (empty.length > 0) process.stdout.write(`Still empty, from the vendors: ${empty.join(', ')}.\n`)
