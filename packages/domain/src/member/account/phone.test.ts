import { expect, it } from 'vitest'
import { isPhone } from './phone.ts'

it.each([
  '',
  '  ',
  '02-123-4567',
  '(02)123-4567',
  '02.123.4567',
  '031 123 4567',
  '1588-1234',
  '0504-1234-5678',
  '０２-123-4567',
])('accepts «%s» as a telephone number or an empty one', (typed) => expect(isPhone(typed)).toBe(true))

it.each(['02-12', '123-4567', '전화 없음', '02-123-4567 내선 3', '1234567890123'])(
  'refuses «%s» as a telephone number',
  (typed) => expect(isPhone(typed)).toBe(false),
)
