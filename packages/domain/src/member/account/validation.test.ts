import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthYearChoices, daysInMonth, formatBirthDate, isBirthDate } from './birth-date.ts'
import { isEmail } from './email.ts'
import { judgeLoginBox } from '../login/login-box.ts'
import { judgePassword, passwordFaults, passwordSentence } from './password.ts'
import { formatPhone, isMobilePhone, normalizePhone } from './phone.ts'
import { judgeUserId, userIdFaults } from './user-id.ts'

const allowed = { allowed: true }
const denied = (reason: string) => ({ allowed: false, reason })

describe('a login id', () => {
  test.each([
    ['hong12', allowed],
    ['Hong12345678', allowed],
    ['hong1', denied('USER_ID_LENGTH')],
    ['hong123456789', denied('USER_ID_LENGTH')],
    ['honghong', denied('USER_ID_NEEDS_LETTER_AND_DIGIT')],
    ['12345678', denied('USER_ID_NEEDS_LETTER_AND_DIGIT')],
    ['hong_12', denied('USER_ID_CHARACTERS')],
    ['홍길동123a', denied('USER_ID_CHARACTERS')],
  ])('judges the login id %s', (userId, verdict) => {
    expect(judgeUserId(userId)).toEqual(verdict)
  })

  test('names every violated rule of a login id', () => {
    expect(userIdFaults('홍1')).toEqual([
      'USER_ID_LENGTH',
      'USER_ID_CHARACTERS',
      'USER_ID_NEEDS_LETTER_AND_DIGIT',
    ])
    expect(passwordFaults('aaa')).toEqual([
      'PASSWORD_LENGTH',
      'PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL',
      'PASSWORD_REPEATS',
    ])
    expect([userIdFaults('hong12'), passwordFaults('hong!7')]).toEqual([[], []])
  })
})

describe('a password', () => {
  test.each([
    ['hong!7', allowed],
    ['Wk7!Wk7!', allowed],
    ['hi1!hi2!', allowed],
    [`${'ab1!'.repeat(12)}zz`, allowed],
    ['ho!71', denied('PASSWORD_LENGTH')],
    [`${'ab1!'.repeat(12)}zzq`, denied('PASSWORD_LENGTH')],
    ['honghong7', denied('PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL')],
    ['hong!hong', denied('PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL')],
    ['1759!260', denied('PASSWORD_NEEDS_LETTER_DIGIT_SPECIAL')],
    ['hoong!77', allowed],
    ['hooong!7', denied('PASSWORD_REPEATS')],
    ['hong!!!7', denied('PASSWORD_REPEATS')],
    ['hong!777', denied('PASSWORD_REPEATS')],
    ['abc!7592', denied('PASSWORD_RUNS')],
    ['aBc!7592', denied('PASSWORD_RUNS')],
    ['cba!7592', denied('PASSWORD_RUNS')],
    ['hong!123', denied('PASSWORD_RUNS')],
    ['hong!321', denied('PASSWORD_RUNS')],
    ['hong!901', allowed],
    ['hong!89:', allowed],
    ['yzA!7592', allowed],
  ])('judges the password %s', (password, verdict) => {
    expect(judgePassword(password)).toEqual(verdict)
  })

  test('refuses a run of three anywhere, forwards or backwards', () => {
    const runs = fc.constantFrom('abc', 'xyz', 'MNO', '012', '789', 'cba', 'zyx', '210', '987')
    const safe = fc.constantFrom('', 'q!', '7#', 'Kt5', 'w-4')
    fc.assert(
      fc.property(safe, runs, safe, (before, run, after) => {
        expect(judgePassword(`q7!${before}_${run}_${after}q7!`)).toEqual(denied('PASSWORD_RUNS'))
      }),
    )
  })

  test('refuses a password in the specification’s words', () => {
    expect(passwordSentence.PASSWORD_REPEATS).toBe('동일 문자를 3자 이상 연속으로 입력할 수 없습니다.')
    expect(passwordSentence.PASSWORD_RUNS).toBe('영문, 숫자는 3자 이상 연속으로 입력할 수 없습니다.')
  })
})

test('uses the specification’s sentences in the login box', () => {
  expect(judgeLoginBox(' ', '')).toEqual({
    userId: '아이디를 입력해주세요.',
    userPw: '비밀번호를 입력해주세요.',
  })
  expect(judgeLoginBox('hong', '12345')).toEqual({
    userId: '올바르지 않은 아이디 형식입니다.',
    userPw: '숫자 6자 이상 입력해주세요.',
  })
  expect(judgeLoginBox('hong1', '123456')).toEqual({ userId: null, userPw: null })
})

describe('a phone number', () => {
  test.each([
    ['010-1234-5678', true],
    ['01012345678', true],
    ['+82 10-1234-5678', true],
    ['+82 010 1234 5678', true],
    ['０１０１２３４５６７８', true],
    ['011-123-4567', true],
    ['016-1234-5678', true],
    ['0101234567', false],
    ['010-12345-5678', false],
    ['012-1234-5678', false],
    ['0|1-123-4567', false],
    ['02-123-4567', false],
    ['', false],
  ])('decides whether %s is a mobile number: %s', (typed, expected) => {
    expect(isMobilePhone(typed)).toBe(expected)
  })

  test.each([
    ['01012345678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0312345678', '031-234-5678'],
    ['07012345678', '070-1234-5678'],
    ['15881234', '1588-1234'],
    ['119', '119'],
  ])('formats %s as %s', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown)
    expect(normalizePhone(shown)).toBe(typed)
  })
})

describe('a birth date', () => {
  test.each([
    ['19650307', true],
    ['20000229', true],
    ['19000229', false],
    ['19651301', false],
    ['19650431', false],
    ['19650400', false],
    ['1965037', false],
    ['1965-03-07', false],
  ])('decides whether the birth date %s exists: %s', (birth, expected) => {
    expect(isBirthDate(birth)).toBe(expected)
  })

  test('offers birth years from 80 years back to 30 ahead', () => {
    const years = birthYearChoices(2026)
    expect([years[0], years.at(-1), years.length]).toEqual([2056, 1946, 111])
    expect(daysInMonth(2024, 2)).toBe(29)
    expect(formatBirthDate('19671231')).toBe('1967년 12월 31일')
  })
})

test.each([
  ['hong@example.com', true],
  ['hong.gil-dong+edu@mail.example.co.kr', true],
  ['hong@example', false],
  ['hong example@example.com', false],
  ['.hong@example.com', false],
  ['hong@-example.com', false],
  ['홍@example.com', false],
])('decides whether %s is an e-mail address: %s', (email, expected) => {
  expect(isEmail(email)).toBe(expected)
})
