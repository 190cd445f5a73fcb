import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const slipKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

const PRODUCTION = {
  DEPLOYMENT: 'production',
  DATABASE_URL: 'postgresql://hygiene@127.0.0.1/hygiene',
  PUBLIC_URL: 'https://edu.example.or.kr',
  JWT_SECRET: 'a'.repeat(32),
  MEDIA_SECRET: 'b'.repeat(32),
  IDENTITY_PEPPER: 'c'.repeat(32),
  REFUND_ACCOUNT_KEY: 'd'.repeat(64),
  STAFF_TOTP_KEY: 'a'.repeat(64),
  SOLAPI_BASE_URL: 'https://api.solapi.com',
  SOLAPI_API_KEY: 'f'.repeat(16),
  SOLAPI_API_SECRET: 'h'.repeat(32),
  SMS_SENDER: '0215880000',
  CLAMD_ADDRESS: 'clamd:3310',
  OFFER_SECRET: 'g'.repeat(32),
  SLIP_SIGNING_KEY: slipKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  CERTIFICATE_SIGNING_KEY: slipKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  PORTONE_API_SECRET: 'e'.repeat(32),
  PORTONE_WEBHOOK_SECRET: 'whsec_Zm9v',
  PORTONE_BASE_URL: 'https://api.portone.io',
  PORTONE_SDK_URL: 'https://cdn.portone.io/v2/browser-sdk.js',
  PORTONE_STORE_ID: 'store-1',
  PORTONE_CHANNEL_KEY: 'channel-1',
  PORTONE_IDENTITY_CHANNEL_KEY: 'channel-2',
  PORTONE_CERTIFICATE_CHANNEL_KEY: 'channel-3',
  JUSO_BASE_URL: 'https://business.juso.go.kr',
  JUSO_KEY: 'f'.repeat(20),
}

const SECRETS = [
  'DATABASE_URL',
  'JWT_SECRET',
  'MEDIA_SECRET',
  'IDENTITY_PEPPER',
  'STAFF_TOTP_KEY',
  'REFUND_ACCOUNT_KEY',
  'OFFER_SECRET',
  'SLIP_SIGNING_KEY',
  'CERTIFICATE_SIGNING_KEY',
  'PORTONE_API_SECRET',
  'PORTONE_WEBHOOK_SECRET',
  'SOLAPI_API_KEY',
  'SOLAPI_API_SECRET',
  'JUSO_KEY',
] as const

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('production', () => {
  it('starts on its own settings', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({ isSecure: true, RATE_LIMIT: 'on' })
  })

  it.each(SECRETS)('reads %s from a file', (name) => {
    const file = join(folder, name)
    writeFileSync(file, `${PRODUCTION[name]}\n`)
    const read = readConfig({ ...PRODUCTION, [name]: undefined, [`${name}_FILE`]: file })
    expect(read[name].trimEnd()).toBe(PRODUCTION[name].trimEnd())
  })

  it('queries no service about leaked passwords without a setting', () => {
    expect(readConfig(PRODUCTION).LEAKED_PASSWORDS_URL).toBe('')
    const url = 'https://api.pwnedpasswords.com'
    expect(readConfig({ ...PRODUCTION, LEAKED_PASSWORDS_URL: url }).LEAKED_PASSWORDS_URL).toBe(url)
  })

  it('offers neither card nor i-PIN by default and refuses the sandbox’s channels', () => {
    const { PORTONE_IDENTITY_CARD_CHANNEL_KEY: card, PORTONE_IPIN_CHANNEL_KEY: ipin } = readConfig(PRODUCTION)
    expect([card, ipin]).toEqual(['', ''])
    for (const name of ['PORTONE_IDENTITY_CARD_CHANNEL_KEY', 'PORTONE_IPIN_CHANNEL_KEY']) {
      expect(() => readConfig({ ...PRODUCTION, [name]: 'channel-key-sandbox' })).toThrow(name)
      expect(readConfig({ ...PRODUCTION, [name]: 'channel-4' })).toMatchObject({ [name]: 'channel-4' })
    }
  })

  it.each(Object.keys(PRODUCTION).filter((name) => !['DEPLOYMENT', 'DATABASE_URL'].includes(name)))(
    'refuses the development value of %s and names the setting',
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(new RegExp(`Not for .*${name}`))
    },
  )

  it.each([
    ['PORTONE_BASE_URL', 'http://sandbox:4100'],
    ['PORTONE_BASE_URL', 'http://localhost:4100'],
    ['PORTONE_BASE_URL', 'http://api.portone.io'],
    ['JUSO_BASE_URL', 'https://127.0.0.1'],
    ['LEAKED_PASSWORDS_URL', 'http://sandbox:4100'],
    ['PUBLIC_URL', 'http://edu.example.or.kr'],
    ['RATE_LIMIT', 'off'],
    ['PORTONE_STORE_ID', ''],
    ['PORTONE_CHANNEL_KEY', ''],
    ['PORTONE_IDENTITY_CHANNEL_KEY', ''],
  ])('refuses to start with %s at %s', (name, value) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(name)
  })
})

it('names the wrong setting in a sentence', () => {
  expect(() => readConfig({ DATABASE_URL: 'x', PORT: 'checkIn' })).toThrow(/PORT/)
  expect(() => readConfig({ DATABASE_URL: 'x', SLIP_SIGNING_KEY: 'checkIn' })).toThrow(/SLIP_SIGNING_KEY/)
})
