import { expect, it } from 'vitest'
import { inOrder } from './longest-first.ts'

const same = (path: string): string => path

it('begins the longest journeys first, in each engine', () => {
  const journeys = [
    '/e2e/src/visitor-screens.spec.ts',
    '/e2e/src/payment.spec.ts',
    '/e2e/src/accessibility.spec.ts',
  ]
  expect(inOrder(journeys, same)).toEqual(journeys.toReversed())
})

it('begins waiting tests one after the other, beside tests of the API', () => {
  const api = Array.from({ length: 100 }, (_, place) => `/apps/api/src/a-${place}.test.ts`)
  const waiting = ['/apps/worker/src/crash.test.ts', '/apps/worker/src/wind-up-crash.test.ts']
  const rules = ['/packages/domain/src/rule.test.ts']
  const order = inOrder([...waiting, ...api, ...rules], same)
  expect(order[0]).toBe(waiting[1])
  expect(order.indexOf('/apps/worker/src/crash.test.ts')).toBe(60)
  expect(order.filter((path) => !waiting.includes(path))).toEqual([...api, ...rules])
})

it('leaves one file alone as it is', () => {
  expect(inOrder(['/apps/worker/src/crash.test.ts'], same)).toEqual(['/apps/worker/src/crash.test.ts'])
})
