import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { withSettingsFromFiles } from './settings-from-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(content: string): string {
  const file = join(folder, `${Math.random()}`)
  writeFileSync(file, content)
  return file
}

it.each([
  ['a line end is not part of the value', 'secret\n', 'secret'],
  ['one of Windows neither', 'secret\r\n', 'secret'],
  ['a second one is', 'secret\n\n', 'secret\n'],
  ['a key of several lines stays whole', '-----BEGIN\nabc\n-----END\n', '-----BEGIN\nabc\n-----END'],
])('reads a setting from a file: %s', (_case, content, value) => {
  expect(withSettingsFromFiles({ JWT_SECRET_FILE: fileOf(content) }, ['JWT_SECRET'])).toMatchObject({
    JWT_SECRET: value,
  })
})

it('leaves settings without a file, and files of other names, as they are', () => {
  const env = { JWT_SECRET: 'a', SANDBOX_STATE_FILE: '/nowhere', OFFER_SECRET_FILE: '' }
  expect(withSettingsFromFiles(env, ['JWT_SECRET', 'OFFER_SECRET'])).toEqual(env)
})

it('accepts an empty file for an optional secret', () => {
  const env = { S3_SECRET_ACCESS_KEY_FILE: fileOf(''), DATABASE_DIRECT_URL_FILE: fileOf('\n') }
  expect(withSettingsFromFiles(env, ['S3_SECRET_ACCESS_KEY', 'DATABASE_DIRECT_URL'])).toMatchObject({
    S3_SECRET_ACCESS_KEY: '',
    DATABASE_DIRECT_URL: '',
  })
})

it('names every setting that is unreadable, empty or duplicate, and no value', () => {
  const env = {
    A_FILE: '/nowhere/a',
    B_FILE: fileOf('\n'),
    C: 'open secret',
    C_FILE: fileOf('closed secret'),
  }
  const sentence =
    'The configuration is wrong: A_FILE cannot be read, B_FILE is empty, C stands beside C_FILE'
  expect(() => withSettingsFromFiles(env, ['A', 'B', 'C'])).toThrow(new Error(sentence))
})
