import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startMachineRedis, startRedis } from './redis.ts'

function ping(url: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write('PING\r\n'))
    socket.once('error', reject)
    socket.once('data', (answer) => {
      socket.destroy()
      resolve(answer.toString('utf8').trim())
    })
  })
}

const redis = await startRedis()

it.runIf(redis)('answers a ping until the Redis server stops', async () => {
  const { url, stop } = redis!
  expect(await ping(url)).toBe('+PONG')
  await stop()
  await expect(ping(url)).rejects.toThrow(/ECONNREFUSED/)
})

it.runIf(redis?.kind === 'machine')('restarts the Redis server on its previous port', async () => {
  const first = await startMachineRedis()
  await first.stop()
  const again = await startMachineRedis(Number(new URL(first.url).port))
  expect(await ping(first.url)).toBe('+PONG')
  await again.stop()
})
