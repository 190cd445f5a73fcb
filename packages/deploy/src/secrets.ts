import { makeSecrets } from './make-secrets.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('pnpm secrets <folder>   makes the secrets of a production that are missing there\n')
  process.exit(2)
}
const { made, empty } = makeSecrets(folder)
process.stdout.write(made.length === 0 ? 'Nothing was missing.\n' : `Made ${made.join(', ')}.\n`)
if (empty.length > 0) process.stdout.write(`Still empty, from the vendors: ${empty.join(', ')}.\n`)
