import { ListRefused } from './find-made.ts'
import { writeLists } from './write-lists.ts'

try {
  writeLists()
} catch (refusal) {
  if (!(refusal instanceof ListRefused)) throw refusal
  process.stderr.write(`${refusal.message}\n`)
  process.exit(1)
}
