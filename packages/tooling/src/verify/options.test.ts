import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

it('runs the core and repeats a failed journey by default', () => {
  expect(readOptions([])).toEqual({ all: false, repeats: true })
  expect(readOptions(['--no-retry', '--all'])).toEqual({ all: true, repeats: false })
})

it('refuses an unknown flag', () => {
  expect(() => readOptions(['--all', '--al'])).toThrow('Unknown: --al. Use npm test, or')
})
