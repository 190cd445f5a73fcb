import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const API = fileURLToPath(new URL('main.ts', import.meta.url))
const WORKER = fileURLToPath(new URL('../../worker/src/main.ts', import.meta.url))
const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/none'

function start(program: string, settings: Record<string, string>) {
  const { PATH } = process.env
  return spawnSync(process.execPath, [program], {
    env: { PATH, DATABASE_URL, ...settings },
    encoding: 'utf8',
  })
}

it.each([
  ['the API', API, { PORT: 'checkIn' }, /^The configuration is wrong:\n.*PORT/su],
  [
    'the API in production',
    API,
    { DEPLOYMENT: 'production' },
    /^Not for production, set your own: .*JWT_SECRET/u,
  ],
  ['the worker', WORKER, { PUBLIC_URL: 'nowhere' }, /^The configuration is wrong:\n.*PUBLIC_URL/su],
  [
    'the worker with a missing file',
    WORKER,
    { DATABASE_URL_FILE: '/none', DATABASE_URL: '' },
    /^The configuration is wrong: DATABASE_URL_FILE cannot be read\n$/u,
  ],
] as const)(
  'ends %s with a sentence and no stack trace for a wrong setting',
  (_what, program, settings, sentence) => {
    const { status, stderr } = start(program, settings)
    expect(status).toBe(1)
    expect(stderr).toMatch(sentence)
    expect(stderr).not.toMatch(/^\s+at |Error:/mu)
  },
)
