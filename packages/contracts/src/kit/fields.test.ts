import { licenceNumberSentence } from '@hygiene/domain/education/enrolment/licence-number'
import { expect, it } from 'vitest'
import { licenceNumber, licenceNumberOrNone } from './fields.ts'

it.each([
  ['a required', licenceNumber],
  ['an optional', licenceNumberOrNone],
])('refuses hyphens without digits as %s licence number, in one sentence', (_which, schema) => {
  const { error } = schema.safeParse('--------')
  expect(error?.issues.map(({ message }) => message)).toEqual([licenceNumberSentence])
})

it('accepts a blank licence number before the business report', () => {
  expect(licenceNumberOrNone.parse(' ')).toBe('')
})
