import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { JOB_QUEUES } from '@hygiene/contracts/kit/job'
import { openQueues } from '@hygiene/gateways/queues'
import { openDatabaseScenario } from '@hygiene/testing/open-database'
import { expect, it, onTestFinished } from 'vitest'

async function brokenConnectionTo(databaseUrl: string, served: number) {
  const target = new URL(databaseUrl)
  let tried = 0
  let isOpen = false
  const server = createServer((near) => {
    tried += 1
    near.on('error', () => {})
    if (!isOpen && tried > served) {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    far.on('error', () => {})
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, tried: () => tried, open: () => void (isOpen = true) }
}

it('processes jobs as soon as the database answers after failed first connections', async () => {
  const scenario = await openDatabaseScenario()
  onTestFinished(() => scenario.stop())
  // The first connection migrates BullMQ's own tables; without it a worker does not start.
  const connection = await brokenConnectionTo(scenario.url, 1)
  const queues = await openQueues('', connection.url)
  onTestFinished(() => queues.close())
  const done: unknown[] = []
  queues
    .worker('messages', async ({ data }) => void done.push(data))
    .on('error', () => {
      // The error of the broken connection is expected.
    })
  await expect.poll(connection.tried).toBeGreaterThan(JOB_QUEUES.length + 1)
  connection.open()

  await queues.queue('messages').add('send', { text: '안녕하세요' })
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([{ text: '안녕하세요' }])
})
