import { expect, it } from 'vitest'
import { environment } from './config.ts'

it('starts the sandbox for development and refuses production', () => {
  expect(environment.parse({}).DEPLOYMENT).toBe('development')
  expect(() => environment.parse({ DEPLOYMENT: 'production' })).toThrow(/never started in production/)
})
