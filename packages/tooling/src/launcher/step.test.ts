import { expect, it } from 'vitest'
import { explain, LaunchFailure, makeStep } from './step.ts'

it.each([
  ['write ENOSPC', 'PostgreSQL 18: the disk is full. Free some space, then start again.'],
  [
    'could not extend file: No space left on device',
    'PostgreSQL 18: the disk is full. Free some space, then start again.',
  ],
  [
    'connect ECONNREFUSED 127.0.0.1:5432',
    'PostgreSQL 18: nothing answers there (connect ECONNREFUSED 127.0.0.1:5432).',
  ],
  ['initdb fell over', 'PostgreSQL 18 failed: initdb fell over'],
])('suggests a remedy for «%s»', (reason, sentence) => {
  expect(explain('PostgreSQL 18', new Error(reason))).toBe(sentence)
})

it('turns a failure into one sentence and keeps the cause', async () => {
  const step = makeStep(new AbortController().signal)
  const cause = new Error('no')

  const failure = await step('Migrations', () => Promise.reject(cause)).catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(LaunchFailure)
  expect(failure).toMatchObject({ message: 'Migrations failed: no', cause })
})

it('starts nothing after an abort', async () => {
  const ending = new AbortController()
  ending.abort()
  let begun = false

  await expect(
    makeStep(ending.signal)('Worker', async () => {
      begun = true
    }),
  ).rejects.toThrow('aborted')
  expect(begun).toBe(false)
})
