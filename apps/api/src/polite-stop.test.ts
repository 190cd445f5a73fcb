import { once } from 'node:events'
import { cloneDatabase } from '@hygiene/testing/postgres'
import { eventually } from '@hygiene/testing/drive/eventually'
import { expect, it } from 'vitest'
import { spawnApi } from './testing/spawn-api.ts'

it('reports not ready after SIGTERM, serves during the grace period and exits', async () => {
  const copy = await cloneDatabase()
  const { child, origin } = await spawnApi(copy.url, { STOP_GRACE_SECONDS: '5' })
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status
  try {
    await eventually(async () => (await statusOf('/readyz')) === 200)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await eventually(async () => (await statusOf('/readyz')) === 503)
    expect(await statusOf('/api/notice/fetchUserNoticeList')).toBe(200)
    expect((await ended)[0]).toBe(0)
  } finally {
    child.kill('SIGKILL')
    await copy.drop()
  }
})
