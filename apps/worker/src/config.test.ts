import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

const PRODUCTION = {
  DEPLOYMENT: 'production',
  DATABASE_URL: 'postgresql://hygiene@127.0.0.1/hygiene',
  REFUND_ACCOUNT_KEY: 'd'.repeat(64),
  OFFER_SECRET: 'g'.repeat(32),
  PORTONE_API_SECRET: 'e'.repeat(32),
  PORTONE_BASE_URL: 'https://api.portone.io',
  PORTONE_STORE_ID: 'store-1',
}

it('starts in production on settings of its own', () => {
  expect(readConfig(PRODUCTION).DEPLOYMENT).toBe('production')
})

it.each(['REFUND_ACCOUNT_KEY', 'OFFER_SECRET', 'PORTONE_API_SECRET', 'PORTONE_BASE_URL', 'PORTONE_STORE_ID'])(
  'does not start there on the development value of %s, and names it',
  (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: undefined })).toThrow(new RegExp(`Not for .*${name}`))
  },
)

it('does not start there beside the sandbox of docker compose', () => {
  expect(() => readConfig({ ...PRODUCTION, PORTONE_BASE_URL: 'http://sandbox:4100' })).toThrow(
    'PORTONE_BASE_URL',
  )
})
