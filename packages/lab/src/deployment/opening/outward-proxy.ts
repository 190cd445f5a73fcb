import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

/**
 * The outgoing proxy of the test's machine (HTTPS_PROXY): it knows the throw-away names, which no name server does, and ends no TLS.
 * Everything else is refused, so that no call leaves this machine.
 */
export async function startOutwardProxy(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((_call, answer) => answer.writeHead(405).end())
  server.on('connect', (call, socket) => {
    const [host, port] = (call.url ?? '').split(':')
    if (host !== name) return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    const onward = connect(Number(port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      onward.pipe(socket)
      socket.pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
