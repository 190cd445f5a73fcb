import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  url: string
  fallSilent(what: 'established' | 'all'): void
  stop(): Promise<void>
}

export async function proxyTo(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const pairs = new Set<[Socket, Socket]>()
  const silenced = new Set<Socket>()
  let isDeaf = false
  const server = createServer((near) => {
    near.on('error', () => {})
    if (isDeaf) {
      pairs.add([near, near])
      return
    }
    const far = connect(Number(target.port), target.hostname)
    far.on('error', () => {})
    pairs.add([near, far])
    near.pipe(far)
    far.pipe(near)
    // A server must not notice that a silenced client has given up.
    near.once('close', () => void (silenced.has(near) || far.destroy()))
    far.once('close', () => void (silenced.has(near) || near.destroy()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    fallSilent(what) {
      isDeaf = what === 'all'
      for (const [near, far] of pairs) {
        silenced.add(near)
        near.unpipe().pause()
        far.unpipe().pause()
      }
    },
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
