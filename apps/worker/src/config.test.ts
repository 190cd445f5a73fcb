import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const slipKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

const PRODUCTION = {
  DEPLOYMENT: 'production',
  DATABASE_URL: 'postgresql://hygiene@127.0.0.1/hygiene',
  REFUND_ACCOUNT_KEY: 'd'.repeat(64),
  OFFER_SECRET: 'g'.repeat(32),
  SLIP_SIGNING_KEY: slipKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  CERTIFICATE_SIGNING_KEY: slipKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  PORTONE_API_SECRET: 'e'.repeat(32),
  PORTONE_BASE_URL: 'https://api.portone.io',
  PORTONE_STORE_ID: 'store-1',
  PORTONE_CHANNEL_KEY: 'channel-1',
  PUBLIC_URL: 'https://edu.example.org',
  SOLAPI_BASE_URL: 'https://api.solapi.com',
  FOOD_SAFETY_BASE_URL: 'https://openapi.foodsafetykorea.go.kr',
  FOOD_SAFETY_KEY: 'f'.repeat(20),
  SOLAPI_API_KEY: 'f'.repeat(16),
  SOLAPI_API_SECRET: 'h'.repeat(32),
  SMS_SENDER: '0215880000',
  CLAMD_ADDRESS: 'clamd:3310',
}

it.each(['silent', 'error', 'warn', 'info', 'debug'])('takes the log level %s, as the API does', (level) => {
  expect(readConfig({ ...PRODUCTION, LOG_LEVEL: level }).LOG_LEVEL).toBe(level)
})

it('starts in production on settings of its own', () => {
  expect(readConfig(PRODUCTION).DEPLOYMENT).toBe('production')
})

it.each(Object.keys(PRODUCTION).filter((name) => !['DEPLOYMENT', 'DATABASE_URL'].includes(name)))(
  'refuses to start in production on the development value of %s and names the setting',
  (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(new RegExp(`Not for .*${name}`))
  },
)

it('refuses to start in production with the sandbox of docker compose', () => {
  expect(() => readConfig({ ...PRODUCTION, PORTONE_BASE_URL: 'http://sandbox:4100' })).toThrow(
    'PORTONE_BASE_URL',
  )
})
