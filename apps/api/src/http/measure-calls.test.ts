import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { expect, it } from 'vitest'
import { spawnApi } from '../testing/spawn-api.ts'

const METRICS_PORT = String(20_000 + (process.pid % 10_000))

it('reports calls, refusals and the pool by name on its own port only', async () => {
  const copy = await cloneDatabase()
  const { child, origin } = await spawnApi(copy.url, { METRICS_PORT })
  try {
    const login = { userId: 'kim2026', userPw: 'Secret!749', applicationId: 'edu', disconnect: '1' }
    const answer = await fetch(`${origin}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_VALUE },
      body: JSON.stringify(login),
    })
    expect(answer.status).toBe(200)
    expect((await fetch(`${origin}/api/user/login`, { method: 'POST' })).status).toBe(403)

    const numbers = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
    expect(numbers).toMatch(/^http_request_seconds_count\{operation="login",status="2xx".*\} 1$/m)
    expect(numbers).toMatch(/^http_request_seconds_count\{operation="login",status="4xx".*\} 1$/m)
    expect(numbers).toMatch(/^refusals_total\{operation="login",reason="[A-Z_]+".*\} 1$/m)
    for (const state of ['busy', 'idle', 'waiting'])
      expect(numbers).toMatch(new RegExp(`^database_connections\\{state="${state}".*\\} \\d+$`, 'm'))
    expect(numbers).not.toContain('kim2026')
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
  } finally {
    child.kill('SIGKILL')
    await copy.drop()
  }
})
