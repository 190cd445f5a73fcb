import { createServer, request } from 'node:http'
import { once } from 'node:events'

export async function startIngress(
  from: string,
  ready: () => readonly string[],
): Promise<{ origin: string; stop: () => void }> {
  let turn = 0
  const server = createServer((call, answer) => {
    const parts: Buffer[] = []
    call.on('data', (part: Buffer) => parts.push(part))
    call.on('end', () => send(ready().length))
    function send(triesLeft: number): void {
      const addresses = ready()
      turn += 1
      const host = addresses[turn % addresses.length]
      if (host === undefined) return void answer.writeHead(503).end()
      const headers = { ...call.headers, 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
      const { method, url: path } = call
      const onward = request({ host, port: 8080, localAddress: from, method, path, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      })
      onward.on('error', () => (triesLeft > 1 ? send(triesLeft - 1) : answer.writeHead(502).end()))
      onward.end(Buffer.concat(parts))
    }
  })
  server.listen(80, '127.0.0.1')
  await once(server, 'listening')
  return { origin: 'http://127.0.0.1', stop: () => void server.close() }
}
