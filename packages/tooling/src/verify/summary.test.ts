import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

const rules = { name: 'Rules', passed: 5, failed: 0, seconds: 60 }
const journeys = { name: 'Journeys', passed: 3, failed: 1, seconds: 90, note: 'walked twice' }
const here = { name: 'Chromium', remedy: 'Install it.', isHere: () => true }
const away = { name: 'WebKit', remedy: 'Install the driver.', isHere: () => false }

it('warns that the journeys of a missing engine did not run', () => {
  const lines = summaryOf([rules], [here, away], 1, { all: true }).join('\n')
  expect(lines).toContain('!!! NO WEBKIT: its journeys were NOT run. Install the driver. !!!')
  expect(lines).not.toContain('CHROMIUM')
})

it('marks the failed check and sums all checks', () => {
  const lines = summaryOf([rules, journeys], [], 2.5, { all: true })
  expect(lines.map((line) => line.trim().slice(0, 1))).toEqual(['✓', '✗', '8'])
  expect(lines[1]).toContain('1 failed, 3 passed')
  expect(lines[1]).toContain('(walked twice)')
  expect(lines.at(-1)?.trim()).toBe('8 passed, 1 failed, in 2.5 minutes')
})

it('reports that the whole run exceeded its limit', () => {
  expect(summaryOf([rules], [], 25, { all: true }).at(-1)).not.toContain('LONGER')
  expect(summaryOf([rules], [], 25.1, { all: true }).at(-1)).toContain(
    'in 25.1 minutes, LONGER than the 25 minutes',
  )
  expect(summaryOf([rules], [], 12.1, { all: false }).at(-1)).toContain('LONGER than the 12 minutes')
})

it('warns of a journey that passed only in its second run', () => {
  const lines = summaryOf([{ ...rules, warning: 'passed only when walked again: «pays»' }], [], 1, {
    all: false,
  })
  expect(lines[1]).toContain('Warning, Rules: passed only when walked again: «pays»')
})
