import { endWith } from '../launcher/end-with.ts'
import { runChecks } from './checks.ts'
import { enginesFor, S3_SERVER } from './engines.ts'
import { type Options, readOptions } from './options.ts'
import { endCommands } from './run-check.ts'
import { summaryOf } from './summary.ts'

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (refusal) {
  process.stderr.write(`${refusal instanceof Error ? refusal.message : String(refusal)}\n`)
  process.exit(2)
}
endWith(endCommands, () => process.exit(1))
const checks = await runChecks(options)
const minutes = performance.now() / 60_000
process.stdout.write(
  `\n${summaryOf(checks, [...enginesFor(options), S3_SERVER], minutes, options).join('\n')}\n`,
)
process.exit(checks.some(({ failed }) => failed > 0) ? 1 : 0)
