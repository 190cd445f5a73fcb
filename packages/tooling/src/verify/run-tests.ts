import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cacheDirectory } from '../launcher/paths.ts'
import { type Count, run } from './run-check.ts'

type Assertion = { status: string; fullName: string }
type TestFile = { name: string; status: string; assertionResults: Assertion[] }
export type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: TestFile[]
}
type Run = { report: Report | undefined; code: number }
/** Shows output only on failure if runs are parallel, because their lines would mix. */
type Show = 'always' | 'on failure'
type Walk = { repeats: boolean; files?: readonly string[]; show?: Show }

/** Equals the number of files that Chromium runs in parallel, because a stalled machine affects all of them at once. */
const MOST_REPEATED = 4

export async function runTests(projects: string[], show: Show = 'always'): Promise<Count> {
  const { report, code } = await runProjects(projects, [], show)
  return countTests(report, code)
}

/**
 * Runs an engine's journeys. Up to four failed files are repeated in a fresh environment, and those that pass only then are
 * named. A loaded machine causes random browser failures; a journey that fails twice has failed.
 */
export async function runJourneys(
  project: string,
  { repeats, files = [], show = 'always' }: Walk,
): Promise<Count> {
  const first = await runProjects([project], files, show)
  const again = repeats ? filesToRepeat(first) : []
  return again.length === 0
    ? countTests(first.report, first.code)
    : countRepeated(first, again, await runProjects([project], again, show, '-again'))
}

async function runProjects(
  projects: string[],
  files: readonly string[] = [],
  show: Show = 'always',
  suffix = '',
): Promise<Run> {
  const folder = join(cacheDirectory, 'reports')
  const file = join(folder, `${projects.join('-')}${suffix}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })

  const which = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const config = 'packages/tooling/vitest.config.ts'
  const command = ['vitest', 'run', '--config', config, ...which, ...reporters, ...files]
  const { code, output } = await run(command, show === 'always')
  if (show === 'on failure' && code !== 0) process.stdout.write(output)
  return { report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined, code }
}

/** Also counts files that could not be loaded, which contain no failed test, and errors outside any test. */
export function countTests(report: Report | undefined, code: number): Count {
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  const skipped = report.numPendingTests
  const notes = [skipped > 0 ? `${skipped} left out` : '', namesOf(report.testResults)].filter(Boolean)
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    note: notes.length > 0 ? notes.join('; ') : undefined,
  }
}

const hasFailed = ({ status }: { status: string }): boolean => status === 'failed'

/** Names the first failed tests, because often only the last lines of a long run are kept. */
function namesOf(files: readonly TestFile[]): string {
  const names = files.filter(hasFailed).flatMap(({ name, assertionResults }) => {
    const tests = assertionResults.filter(hasFailed).map(({ fullName }) => fullName)
    return tests.length > 0 ? tests : [basename(name)]
  })
  return names
    .slice(0, 8)
    .map((name) => `«${name}»`)
    .join(', ')
}

export function filesToRepeat({ report }: Run): string[] {
  const failed = report?.testResults.filter(hasFailed).map(({ name }) => name) ?? []
  return failed.length > MOST_REPEATED ? [] : failed
}

/** Uses the second run for repeated files and the first for all others. */
export function countRepeated(first: Run, again: readonly string[], second: Run): Count {
  const repeated = first.report?.testResults.filter(({ name }) => again.includes(name)) ?? []
  const assertions = repeated.flatMap(({ assertionResults }) => assertionResults)
  const before = assertions.filter(({ status }) => status === 'passed').length
  const { passed, failed, note } = countTests(second.report, second.code)
  const unsteady = assertions.filter(hasFailed).map(({ fullName }) => `«${fullName}»`)
  return {
    passed: (first.report?.numPassedTests ?? 0) - before + passed,
    failed,
    ...(failed > 0
      ? { note: ['walked twice', note].filter(Boolean).join(': ') }
      : { warning: `passed only when walked again: ${unsteady.join(', ') || again.join(', ')}` }),
  }
}
