import { expect, it } from 'vitest'
import { sandboxEnvironment } from './config.ts'

it('the sandbox starts for development and refuses to be production', () => {
  expect(sandboxEnvironment.parse({}).DEPLOYMENT).toBe('development')
  expect(() => sandboxEnvironment.parse({ DEPLOYMENT: 'production' })).toThrow(/never started in production/)
})
