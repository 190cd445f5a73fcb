import { expect, it } from 'vitest'
import { countTests } from './run-tests.ts'

const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 0,
  success: true,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}

it('counts what the report says', () => {
  expect(countTests(report, 0)).toEqual({ passed: 7, failed: 0 })
  expect(countTests({ ...report, numFailedTests: 2, numPendingTests: 3 }, 1)).toEqual({
    passed: 7,
    failed: 2,
    note: '3 left out',
  })
})

it('counts a file that could not be loaded as failed', () => {
  const broken = { ...report, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(countTests(broken, 1)).toEqual({ passed: 7, failed: 1 })
})

it('never calls a run that ended badly passed', () => {
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 1 })
  expect(countTests(undefined, 0)).toMatchObject({ failed: 1 })
})
