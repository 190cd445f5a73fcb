import { describe, expect, test } from 'vitest'
import { accountOf, isBeyondDoubt, isSamePerson } from './same-person.ts'

const kim = { name: '김영자', birth: '19600312', phone: '01012345678', identityKeyHash: null }
const verified = { name: '김영자', birth: '19600312', phone: '01099998888', identityKeyHash: 'hash-of-kim' }

describe('match of a verified person and an account', () => {
  test('matches a person by name and birth date, also with a new phone', () => {
    expect(isSamePerson(kim, verified)).toBe(true)
    expect(isSamePerson(kim, { ...verified, birth: '19600313' })).toBe(false)
    expect(isSamePerson(kim, { ...verified, name: '김영숙' })).toBe(false)
  })

  test('matches a person by name and phone when the provider gives no birth date', () => {
    expect(isSamePerson(kim, { ...verified, birth: undefined })).toBe(false)
    expect(isSamePerson(kim, { ...verified, birth: undefined, phone: kim.phone })).toBe(true)
    expect(isSamePerson(kim, { name: kim.name, identityKeyHash: null })).toBe(false)
  })

  test('matches a person by DI alone when both sides have one and rejects a namesake', () => {
    const known = { ...kim, identityKeyHash: 'hash-of-kim' }
    expect(isSamePerson(known, verified)).toBe(true)
    expect(isSamePerson(known, { ...verified, name: '김개명' })).toBe(true)
    expect(isSamePerson(known, { ...verified, phone: kim.phone, identityKeyHash: 'hash-of-another' })).toBe(
      false,
    )
  })

  test('matches a person by name, birth date and phone when a certificate gives no DI', () => {
    const known = { ...kim, identityKeyHash: 'hash-of-kim' }
    const certified = { ...verified, phone: kim.phone, identityKeyHash: null }
    expect(isSamePerson(known, certified)).toBe(true)
    expect(isSamePerson(known, { ...certified, phone: '01099998888' })).toBe(false)
    expect(isSamePerson(known, { ...certified, birth: undefined })).toBe(false)
  })
})

test('treats only the same DI or phone as beyond doubt and not a name with a birth date', () => {
  expect(isBeyondDoubt(kim, verified)).toBe(false)
  expect(isBeyondDoubt(kim, { ...verified, phone: kim.phone })).toBe(true)
  expect(isBeyondDoubt({ ...kim, identityKeyHash: 'hash-of-kim' }, verified)).toBe(true)
  expect(isBeyondDoubt(kim, { ...verified, identityKeyHash: null })).toBe(false)
})

describe('the account of a verified person', () => {
  const older = { ...kim, phone: '01077778888' }
  const own = { ...kim, identityKeyHash: 'hash-of-kim' }

  test('chooses the account with the same DI over an older one of a namesake', () => {
    expect(accountOf([older, own], verified)).toBe(own)
  })

  test('chooses the only account that matches', () => {
    expect(accountOf([older], verified)).toBe(older)
    expect(accountOf([], verified)).toBeUndefined()
    expect(accountOf([{ ...own, identityKeyHash: 'hash-of-another' }], verified)).toBeUndefined()
  })

  test('chooses among namesakes without a DI the one with the same phone or none', () => {
    expect(accountOf([older, kim], { ...verified, phone: kim.phone })).toBe(kim)
    expect(accountOf([older, kim], verified)).toBeUndefined()
    expect(accountOf([kim, { ...kim }], { ...verified, phone: kim.phone })).toBeUndefined()
  })
})
