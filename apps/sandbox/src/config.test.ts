import { expect, it } from 'vitest'
import { environment } from './config.ts'

it('the sandbox starts for development and refuses to be production', () => {
  expect(environment.parse({}).DEPLOYMENT).toBe('development')
  expect(() => environment.parse({ DEPLOYMENT: 'production' })).toThrow(/never started in production/)
})
