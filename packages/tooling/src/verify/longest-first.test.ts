import { expect, it } from 'vitest'
import { inOrder } from './longest-first.ts'

const same = (path: string): string => path

it('starts the longest journeys first in each engine', () => {
  const journeys = [
    '/e2e/src/visitor-screens.spec.ts',
    '/e2e/src/payment.spec.ts',
    '/e2e/src/accessibility.spec.ts',
  ]
  expect(inOrder(journeys, same)).toEqual(journeys.toReversed())
})

it('starts the longest tests first', () => {
  const tests = ['/api/src/a.test.ts', '/worker/src/jobs/convert-video.test.ts']
  expect(inOrder(tests, same)).toEqual(tests.toReversed())
})
