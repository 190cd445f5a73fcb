import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { choosePort } from './ports.ts'

let occupant: Server | undefined

afterEach(() => occupant?.close())

async function occupied(): Promise<number> {
  const server = createServer()
  occupant = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('chooses the next free port when the usual one is taken', async () => {
  const taken = await occupied()
  expect(await choosePort('API', taken, undefined)).toBeGreaterThan(taken)
})

it('reports that a requested port is taken', async () => {
  const taken = await occupied()
  await expect(choosePort('API', 4000, String(taken))).rejects.toThrow(
    `API: port ${taken} is taken by another program.`,
  )
})

it('refuses invalid port values', async () => {
  await expect(choosePort('API', 4000, '99999')).rejects.toThrow('«99999» is not a port')
})
