import { expect, it } from 'vitest'
import { countRepeated, countTests, filesToRepeat, type Report } from './run-tests.ts'

const passed = { status: 'passed', fullName: 'a journey' }
const report: Report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [{ name: 'a.spec.ts', status: 'passed', assertionResults: [passed] }],
}

it('counts the cases of the report', () => {
  expect(countTests(report, 0)).toEqual({ passed: 7, failed: 0 })
  expect(countTests({ ...report, numFailedTests: 2, numPendingTests: 3 }, 1)).toEqual({
    passed: 7,
    failed: 2,
    note: '3 left out',
  })
})

it('counts a file that failed to load as failed', () => {
  const broken = { ...report, testResults: [{ name: 'a.spec.ts', status: 'failed', assertionResults: [] }] }
  expect(countTests(broken, 1)).toEqual({ passed: 7, failed: 1, note: '«a.spec.ts»' })
})

it('never counts a run with a bad end as passed', () => {
  expect(countTests(report, 1)).toEqual({ passed: 7, failed: 1 })
  expect(countTests(undefined, 0)).toMatchObject({ failed: 1 })
})

const unlucky: Report = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  testResults: [
    { name: 'a.spec.ts', status: 'passed', assertionResults: [passed, passed] },
    {
      name: 'b.spec.ts',
      status: 'failed',
      assertionResults: [passed, { status: 'failed', fullName: 'a hasty one' }],
    },
  ],
}
const alone = (failed: number): Report => ({
  numPassedTests: 2 - failed,
  numFailedTests: failed,
  numPendingTests: 0,
  testResults: [],
})

it('repeats up to four files of failed journeys once', () => {
  expect(filesToRepeat({ report, code: 0 })).toEqual([])
  expect(filesToRepeat({ report: undefined, code: 1 })).toEqual([])
  expect(filesToRepeat({ report: unlucky, code: 1 })).toEqual(['b.spec.ts'])
  const failed = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, status: 'failed', assertionResults: [] }))
  expect(filesToRepeat({ report: { ...unlucky, testResults: failed }, code: 1 })).toEqual([])
})

it('names a journey that passed only in the second run and fails one that failed twice', () => {
  const first = { report: unlucky, code: 1 }
  expect(countRepeated(first, ['b.spec.ts'], { report: alone(0), code: 0 })).toEqual({
    passed: 4,
    failed: 0,
    warning: 'passed only when walked again: «a hasty one»',
  })
  expect(countRepeated(first, ['b.spec.ts'], { report: alone(1), code: 1 })).toEqual({
    passed: 3,
    failed: 1,
    note: 'walked twice',
  })
  expect(countTests(unlucky, 1)).toMatchObject({ failed: 1, note: '«a hasty one»' })
  expect(countRepeated(first, ['b.spec.ts'], { report: undefined, code: 1 })).toMatchObject({ failed: 1 })
})
