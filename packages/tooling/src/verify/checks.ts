import { buildClients } from '../launcher/build-web.ts'
import { CORE_JOURNEYS, ENGINES, WAITING_PROJECT } from './engines.ts'
import type { Options } from './options.ts'
import { type Check, type Count, runCheck } from './run-check.ts'
import { runJourneys, runTests } from './run-tests.ts'

const TOOLING = 'packages/tooling'
const [CHROMIUM, ...OTHER_ENGINES] = ENGINES

interface Step {
  name: string
  run: (options: Options) => Promise<Count>
  isExtra?: true
  isHere?: () => boolean
}

const GROUPS: readonly (readonly Step[])[] = [
  [
    command('Types', ['tsc', '-b', `${TOOLING}/tsconfig.solution.json`]),
    command('Format', ['biome', 'format', '--config-path', TOOLING]),
  ],
  // Each of the two steps besides the linter uses one core, and the linter leaves one free at its end.
  [
    command('Lint', ['oxlint', '--type-aware', '-c', `${TOOLING}/oxlint.json`, '--deny-warnings']),
    command('Nothing unused', ['knip', '-c', `${TOOLING}/knip.jsonc`, '--no-progress', '--no-gitignore']),
    command('Migrations match the schema', program('database/migration-check.ts')),
  ],
  [{ name: 'Web application and staff console build', run: webBuild }],
  [
    {
      name: 'Rules, API and worker on PostgreSQL, screens',
      run: () => runTests(['unit', 'db', 'web']),
    },
    { name: 'Faults', run: () => runTests(['faults'], 'on failure'), isExtra: true },
    {
      name: 'The journey of five minutes in Chromium',
      run: ({ repeats }) => runJourneys(WAITING_PROJECT, { repeats, show: 'on failure' }),
      isExtra: true,
      isHere: CHROMIUM.isHere,
    },
  ],
  [
    {
      name: 'Journeys in Chromium',
      run: ({ all, repeats }) => runJourneys(CHROMIUM.project, { repeats, files: all ? [] : CORE_JOURNEYS }),
      isHere: CHROMIUM.isHere,
    },
  ],
  [
    extra(
      command('Weights of the first screens', ['size-limit', '--config', `${TOOLING}/size-limit.config.ts`]),
    ),
    extra(command('Parts that the oldest browsers have', program('verify/check-bundles.ts'))),
  ],
  [
    {
      ...extra(command('An association opens from an empty database', lab('opening', 'short'))),
      isHere: CHROMIUM.isHere,
    },
  ],
  [extra(command('The service builds in a fresh clone', program('verify/check-fresh-build.ts')))],
  [extra(command('Start and memory of the API', lab('api-start')))],
  ...OTHER_ENGINES.map(({ name, project, isHere }): Step[] => [
    {
      name: `Journeys in ${name}`,
      run: ({ repeats }) => runJourneys(project, { repeats }),
      isExtra: true,
      isHere,
    },
  ]),
]

export function groupsFor({ all }: Pick<Options, 'all'>): Step[][] {
  return GROUPS.map((group) =>
    group.filter(({ isExtra, isHere }) => (all || !isExtra) && isHere?.() !== false),
  )
}

export async function runChecks(options: Options): Promise<Check[]> {
  const checks: Check[] = []
  for (const group of groupsFor(options)) {
    const steps = group.map(async ({ name, run }): Promise<Check> => {
      const since = performance.now()
      return { name, ...(await run(options)), seconds: (performance.now() - since) / 1000 }
    })
    checks.push(...(await Promise.all(steps)))
  }
  return checks
}

function command(name: string, text: string[]): Step {
  return { name, run: () => runCheck(name, text) }
}

function program(path: string, ...text: string[]): string[] {
  return [process.execPath, `${TOOLING}/src/${path}`, ...text]
}

function lab(...text: string[]): string[] {
  return [process.execPath, 'packages/lab/src/main.ts', ...text]
}

function extra(step: Step): Step {
  return { ...step, isExtra: true }
}

async function webBuild(): Promise<Count> {
  const failure = await buildClients().then(
    () => undefined,
    (cause: unknown) => String(cause),
  )
  if (failure) process.stdout.write(`\n✗ Web application and staff console\n${failure}\n`)
  return failure ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 }
}
