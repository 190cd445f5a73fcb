import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { SITE } from './names.ts'

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
}

export function askSite(port: number, ca: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, servername: SITE, ca, path, agent: false, timeout: 10_000 },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
      },
    )
    call.setHeader('host', `${SITE}:${port}`)
    call.once('timeout', () => call.destroy(new Error('no answer within 10 s')))
    call.once('error', reject)
    call.end()
  })
}
