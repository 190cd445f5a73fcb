import { Broken, Refused } from '@hygiene/client'
import { REFUSALS } from '@hygiene/contracts/refusals/table'
import { expect, it } from 'vitest'
import { whatNext } from './what-next.ts'

const answering = (status: 'ready' | 'paid' | 'virtualAccountIssued' | 'failed' | 'mismatched') => () =>
  Promise.resolve({ status })

it.each(['paid', 'virtualAccountIssued', 'failed', 'mismatched'] as const)(
  'shows the result of a payment that is %s',
  async (status) => {
    expect(await whatNext(answering(status))).toBe('result')
  },
)

it('goes back one page when the window was closed without paying', async () => {
  expect(await whatNext(answering('ready'))).toBe('back')
})

it('shows the result screen while the outcome is unknown', async () => {
  const { code, message } = REFUSALS.GATEWAY_UNAVAILABLE
  expect(await whatNext(() => Promise.reject(new Refused(code, message)))).toBe('result')
  expect(await whatNext(() => Promise.reject(new Broken(503)))).toBe('result')
})
