import { createPrivateKey } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeSecrets, SECRET_NAMES } from './make-secrets.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'secrets-')), 'made')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')
const all = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, read(name)]))

it('creates a file for each secret and names the empty vendor secrets', () => {
  const { made, empty } = makeSecrets(folder)
  expect(made.toSorted()).toEqual([...SECRET_NAMES].toSorted())
  expect(readdirSync(folder).toSorted()).toEqual([...SECRET_NAMES].toSorted())
  expect(empty).toEqual([
    'PORTONE_API_SECRET',
    'PORTONE_WEBHOOK_SECRET',
    'SOLAPI_API_KEY',
    'SOLAPI_API_SECRET',
    'JUSO_KEY',
    'FOOD_SAFETY_KEY',
  ])
  const own = Object.values(all()).filter((value) => value !== '')
  expect(new Set(own).size).toBe(own.length)
  expect(own.filter((value) => value.length < 32)).toEqual([read('REDIS_URL')])
  for (const name of ['STAFF_TOTP_KEY', 'REFUND_ACCOUNT_KEY']) expect(read(name)).toMatch(/^[0-9a-f]{64}$/)
  for (const name of ['SLIP_SIGNING_KEY', 'CERTIFICATE_SIGNING_KEY'])
    expect(createPrivateKey(read(name)).asymmetricKeyDetails?.namedCurve).toBe('prime256v1')
  expect(new URL(read('DATABASE_URL')).password).toBe(encodeURIComponent(read('POSTGRES_PASSWORD')))
})

it('names the host when PostgreSQL and Redis listen outside of containers', () => {
  makeSecrets(folder, '127.0.0.1')
  expect(new URL(read('DATABASE_URL')).host).toBe('127.0.0.1:5432')
  expect(read('REDIS_URL')).toBe('redis://127.0.0.1:6379')
})

it('creates missing secrets and leaves existing ones unchanged', () => {
  makeSecrets(folder)
  writeFileSync(join(folder, 'JUSO_KEY'), 'from the ministry\n')
  rmSync(join(folder, 'JWT_SECRET'))
  const before = all()
  const { made, empty } = makeSecrets(folder)
  expect(made).toEqual(['JWT_SECRET'])
  expect(empty).not.toContain('JUSO_KEY')
  expect(all()).toEqual({ ...before, JWT_SECRET: read('JWT_SECRET') })
})

it('opens the secrets folder to its owner only', () => {
  makeSecrets(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

it('leaves a new parent folder open to the service user', () => {
  const deeper = join(folder, 'secrets')
  makeSecrets(deeper)
  expect(statSync(deeper).mode & 0o777).toBe(0o700)
  expect(statSync(folder).mode & 0o755).toBe(0o755)
})
