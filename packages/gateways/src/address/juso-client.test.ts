import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createAddressGateway } from './juso-client.ts'

const answerOf = (errorCode: string) =>
  JSON.stringify({
    results: {
      common: { totalCount: '0', currentPage: '1', countPerPage: '20', errorCode, errorMessage: '' },
      juso: null,
    },
  })

it('retries once after half a second when requests were too frequent', async () => {
  const at: number[] = []
  const server = createServer((_request, reply) => {
    at.push(performance.now())
    reply.end(answerOf(at.length === 1 ? 'E0007' : '0'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const service = createAddressGateway({ confirmKey: 'key', baseUrl: `http://127.0.0.1:${port}` })
  const found = await service.searchAddress({ text: '세종대로 110', page: 1, limit: 20 })
  server.closeAllConnections()
  server.close()
  expect(found.outcome).toBe('found')
  expect(at).toHaveLength(2)
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(490)
})
