import { buildClients } from '../launcher/build-web.ts'
import { endWith } from '../launcher/end-with.ts'
import { ENGINES, S3_SERVER, WAITING_PROJECT } from './engines.ts'
import { endCommands, runCheck, type Check } from './run-check.ts'
import { runJourneys, runTests } from './run-tests.ts'
import { summaryOf } from './summary.ts'

const checks: Check[] = []

async function verify(): Promise<void> {
  const tooling = 'packages/tooling'
  const quiet = await Promise.all([
    runCheck('Types', ['tsc', '-b', `${tooling}/tsconfig.solution.json`], 'on failure'),
    runCheck('Format', ['biome', 'format', '--config-path', tooling], 'on failure'),
  ])
  checks.push(...quiet)
  // Each of the two beside the linter keeps one core busy, and the linter leaves one free at its end.
  const sources = await Promise.all([
    runCheck(
      'Lint',
      ['oxlint', '--type-aware', '-c', `${tooling}/oxlint.json`, '--deny-warnings'],
      'on failure',
    ),
    runCheck(
      'Nothing unused',
      ['knip', '-c', `${tooling}/knip.jsonc`, '--no-progress', '--no-gitignore'],
      'on failure',
    ),
    runCheck(
      'Migrations match the schema',
      [process.execPath, `${tooling}/src/database/migration-check.ts`],
      'on failure',
    ),
  ])
  checks.push(...sources, await webBuild(), ...(await testsBesideJourney()))
  checks.push(
    await runCheck(
      'Weights of the first screens',
      ['size-limit', '--config', `${tooling}/size-limit.config.ts`],
      'on failure',
    ),
    await runCheck(
      'Start and memory of the API',
      [process.execPath, `${tooling}/src/weights/check-start.ts`],
      'on failure',
    ),
    await runCheck(
      'Parts that the oldest browsers have',
      [process.execPath, `${tooling}/src/verify/check-bundles.ts`],
      'on failure',
    ),
  )
  for (const { name, project, isHere } of ENGINES) {
    if (isHere()) checks.push(await runJourneys(`Journeys in ${name}`, project))
  }
}

/** One journey of Chromium waits for five minutes: among the others it would keep a quarter of the workers from work. */
async function testsBesideJourney(): Promise<Check[]> {
  const [first] = ENGINES
  return Promise.all([
    runTests('Rules, API and worker on PostgreSQL, screens', ['unit', 'db', 'web']),
    ...(first.isHere()
      ? [runJourneys(`The journey of five minutes in ${first.name}`, WAITING_PROJECT, 'on failure')]
      : []),
  ])
}

async function webBuild(): Promise<Check> {
  const since = performance.now()
  const failure = await buildClients().then(
    () => undefined,
    (cause: unknown) => String(cause),
  )
  if (failure) process.stdout.write(`\n✗ Web application and staff console\n${failure}\n`)
  return {
    name: 'Web application and staff console build',
    passed: failure ? 0 : 1,
    failed: failure ? 1 : 0,
    seconds: (performance.now() - since) / 1000,
  }
}

endWith(endCommands, () => process.exit(1))
await verify()
process.stdout.write(`\n${summaryOf(checks, [...ENGINES, S3_SERVER], performance.now() / 1000).join('\n')}\n`)
process.exit(checks.some(({ failed }) => failed > 0) ? 1 : 0)
