import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheDirectory } from '../launcher/paths.ts'
import { run, type Check } from './run-check.ts'

type Report = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  numPendingTests: number
  success: boolean
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Runs the named Vitest projects and counts from the report they write. */
export async function runTests(name: string, projects: string[]): Promise<Check> {
  const since = performance.now()
  const folder = join(cacheDirectory, 'reports')
  const file = join(folder, `${projects.join('-')}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })

  const which = projects.map((project) => `--project=${project}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const config = 'packages/tooling/vitest.config.ts'
  const { code } = await run(['vitest', 'run', '--config', config, ...which, ...reporters], true)
  const report: Report | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  return { name, seconds: (performance.now() - since) / 1000, ...countTests(report, code) }
}

/** A file that could not be loaded has no failed test in it, and an error outside any test has no file: both count. */
export function countTests(
  report: Report | undefined,
  code: number,
): Pick<Check, 'passed' | 'failed' | 'note'> {
  if (!report) return { passed: 0, failed: 1, note: 'no report was written' }
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = report.numFailedTests + broken
  const skipped = report.numPendingTests
  const note = skipped > 0 ? `${skipped} left out` : undefined
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, note }
}
