import { once } from 'node:events'
import {
  createServer as createPlain,
  type OutgoingHttpHeaders,
  type RequestListener,
  request as askPlain,
} from 'node:http'
import { createServer as createSecure, request as askSecure, type RequestOptions } from 'node:https'
import type { AddressInfo } from 'node:net'

interface Relay {
  port: number
  stop: () => Promise<void>
}

type Target = Omit<RequestOptions, 'headers'> & { headers?: OutgoingHttpHeaders }
type Listening = { host: string; tls?: { key: string; cert: string } }

export async function startRelay({ host, tls }: Listening, target: Target): Promise<Relay> {
  const ask = target.ca ? askSecure : askPlain
  const handOn: RequestListener = (call, answer) => {
    const onward = ask({
      ...target,
      method: call.method,
      path: call.url,
      headers: { ...call.headers, ...target.headers },
    })
    onward.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    call.pipe(onward)
  }
  const server = tls ? createSecure(tls, handOn) : createPlain(handOn)
  server.listen(0, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
