import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldSentence } from './field-sentence.ts'

const sentenceOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldSentence }).error?.issues[0]?.message

it.each([
  ['nothing', z.string(), undefined, '빠진 내용이 있습니다. 다시 확인해주세요.'],
  ['an empty text', z.string().min(1), '', '빠진 내용이 있습니다. 다시 확인해주세요.'],
  ['a short text', z.string().min(20), 'a', '20자 이상 입력해주세요.'],
  ['a long text', z.string().max(3), 'abcd', '너무 깁니다. 3자까지 입력할 수 있습니다.'],
  ['too many', z.array(z.int()).max(1), [1, 2], '한 번에 1개까지 보낼 수 있습니다.'],
  ['a large number', z.int().max(86_400), 86_401, '입력하신 내용을 다시 확인해주세요.'],
  ['another kind', z.string(), 7, '입력하신 내용을 다시 확인해주세요.'],
  ['another word', z.enum(['a', 'b']), 'c', '입력하신 내용을 다시 확인해주세요.'],
  ['neither of two', z.union([z.literal(0), z.literal(1)]), 2, '입력하신 내용을 다시 확인해주세요.'],
])('explains in Korean what is wrong with %s', (_what, schema, value, sentence) => {
  expect(sentenceOf(schema, value)).toBe(sentence)
})

it('keeps the own words of a contract', () => {
  expect(sentenceOf(z.string().max(3, '세 자까지입니다.'), 'abcd')).toBe('세 자까지입니다.')
})
