import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePasswordChoice, PASSWORD_CONTEXT_TEXT } from './password-choice.ts'

const LIST = new Set(['password', 'qwer12', '1qaz!qaz', 'noodle', 'hong', 'loveme'])
const YOUNGJA = { userId: 'Youngja60', phone: '010-2759-4826', birth: '19600312' }
const judge = (password: string) => judgePasswordChoice(password, YOUNGJA, (word) => LIST.has(word))
const allowed = { allowed: true }
const denied = (reason: string) => ({ allowed: false, reason })

describe('a common password', () => {
  test.each([
    ['1qaz!qaz', denied('PASSWORD_COMMON')],
    ['Noodle!75', denied('PASSWORD_COMMON')],
    ['75!noodle', denied('PASSWORD_COMMON')],
    ['P@ssw0rd!7', denied('PASSWORD_COMMON')],
    ['pa$$w0rd', denied('PASSWORD_COMMON')],
    ['qwer!12', denied('PASSWORD_COMMON')],
    ['love!me7', denied('PASSWORD_COMMON')],
    ['hong!7', allowed],
    ['Noodles!75', allowed],
    ['my-noodle75', allowed],
    ['Dolsot!75', allowed],
  ])('judges %s against common passwords', (password, verdict) => {
    expect(judge(password)).toEqual(verdict)
  })

  test('refuses a password with a word of this service, also in Korean on English keys', () => {
    for (const password of ['My-Hygiene!26', 'Dnltod!82', 'w1s@eng!82', 'ry-ed-br!82']) {
      expect(judge(password)).toEqual(denied('PASSWORD_COMMON'))
    }
    expect(PASSWORD_CONTEXT_TEXT.every((word) => /^[a-z]+$/.test(word))).toBe(true)
  })

  test('finds a common word despite added digits and signs', () => {
    const ends = fc.stringMatching(/^[0-9!#%&*-]{1,6}$/)
    const word = fc.constantFrom('password', 'noodle', 'loveme')
    fc.assert(
      fc.property(ends, word, fc.boolean(), ends, (before, common, isLoud, after) => {
        const password = `${before}${isLoud ? common.toUpperCase() : common}${after}`
        expect(judge(password).allowed).toBe(false)
      }),
    )
  })
})

describe('a password with personal data', () => {
  test.each([
    ['youngja60!', denied('PASSWORD_PERSONAL')],
    ['Young-ja60', denied('PASSWORD_PERSONAL')],
    ['Kim!4826', denied('PASSWORD_PERSONAL')],
    ['Kim2759!', denied('PASSWORD_PERSONAL')],
    ['Kim!1960', denied('PASSWORD_PERSONAL')],
    ['Kim!0312', denied('PASSWORD_PERSONAL')],
    ['Kim!03-12', denied('PASSWORD_PERSONAL')],
    ['Kim!0313', allowed],
    ['Youngja!61', allowed],
  ])('judges %s against the data of its owner', (password, verdict) => {
    expect(judge(password)).toEqual(verdict)
  })

  test('ignores personal facts that are unknown', () => {
    expect(judgePasswordChoice('Dolsot!75', { userId: '' }, () => false)).toEqual(allowed)
    expect(judgePasswordChoice('Kim!1960', { userId: 'staff2026' }, () => false)).toEqual(allowed)
  })
})
