import { contactForm } from '@hygiene/contracts/forms/account'
import { expect, it } from 'vitest'
import { judgeForm } from './judge-form.ts'

const wrong = { email: 'a@', companyPhone: '공이' }

it('returns no error for a form that the server would accept', () => {
  expect(judgeForm(contactForm, { email: ' kim@example.com ', companyPhone: '' })).toEqual({})
})

it('returns the server’s sentences, one per field, in the order of the fields', () => {
  expect(Object.entries(judgeForm(contactForm, wrong))).toEqual([
    ['email', '이메일 주소를 다시 확인해주세요. 예: name@example.com'],
    ['companyPhone', '전화번호를 다시 확인해주세요. 예: 02-123-4567'],
  ])
})

it('prefers the words of the screen for an error', () => {
  expect(judgeForm(contactForm, wrong, { companyPhone: '숫자로 적어주세요.' }).companyPhone).toBe(
    '숫자로 적어주세요.',
  )
})

it('uses a Korean sentence when the schema has none', () => {
  const long = { email: '', companyPhone: '1'.repeat(21) }
  expect(judgeForm(contactForm, long).companyPhone).toBe('입력하신 내용을 다시 확인해주세요.')
})
