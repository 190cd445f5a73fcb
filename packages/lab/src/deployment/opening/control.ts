import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answers = Readonly<Record<string, (wanted: Wanted) => Promise<unknown>>>

interface Wanted {
  ahead?: number
  to?: string
  program?: string
  text?: string[]
  password?: string
}

async function readBody(call: IncomingMessage): Promise<Wanted> {
  let text = ''
  for await (const part of call) text += String(part)
  return text === '' ? {} : (JSON.parse(text) as Wanted)
}

export async function startControl(answers: Answers): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer((call, answer) => {
    const handler = answers[(call.url ?? '').slice(1)]
    const work = handler ? readBody(call).then(handler) : Promise.reject(new Error(`no ${call.url}`))
    work.then(
      (result) => answer.end(JSON.stringify({ result: result ?? null })),
      (cause: unknown) => answer.writeHead(500).end(cause instanceof Error ? cause.message : String(cause)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
