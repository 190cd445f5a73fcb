import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorsTo } from './injected.ts'

const NOTIFIED_AT = '/.page-errors'
const QUIET_MS = 500

export interface PageError {
  kind: 'error' | 'console'
  text: string
}

/**
 * Is the proxy of one device. It does what the protocol cannot: runs a script before the page's own, goes offline, and waits for
 * silence.
 */
export class GoBetween {
  first = ''
  isOffline = false
  onError: (error: PageError) => void = () => undefined
  #inProgress = 0
  #lastAt = 0
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer))

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline
    if (isOffline) this.#server.closeAllConnections()
  }

  async silence(): Promise<void> {
    while (!this.isSilent) await sleep(50)
  }

  get isSilent(): boolean {
    return this.#inProgress === 0 && Date.now() - this.#lastAt >= QUIET_MS
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = new URL(asked.url ?? '/', 'http://nowhere.invalid')
    if (url.pathname === NOTIFIED_AT) {
      this.onError(JSON.parse(await text(asked)) as PageError)
      answer.writeHead(204).end()
      return
    }
    if (this.isOffline) {
      asked.socket.destroy()
      return
    }
    this.#inProgress += 1
    answer.once('close', () => {
      this.#inProgress -= 1
      this.#lastAt = Date.now()
    })
    const { 'accept-encoding': _packed, 'proxy-connection': _proxy, ...headers } = asked.headers
    const onward = request(url, { method: asked.method, headers }, (given) => void this.#give(given, answer))
    onward.once('error', () => asked.socket.destroy())
    answer.once('close', () => onward.destroy())
    asked.pipe(onward)
  }

  async #give(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const status = given.statusCode ?? 502
    if (!given.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(status, given.headers)
      given.pipe(answer)
      return
    }
    const script = `${errorsTo(NOTIFIED_AT)}${this.first}`
    const page = (await text(given)).replace(
      /<head[^>]*>|^(?!.*<head)/su,
      (head) => `${head}<script>${script}</script>`,
    )
    answer.writeHead(status, allowing(script, given.headers)).end(page)
  }
}

function allowing(script: string, headers: IncomingMessage['headers']): OutgoingHttpHeaders {
  const {
    'content-length': _length,
    'content-security-policy': policy,
    'transfer-encoding': _coding,
    ...others
  } = headers
  const hash = createHash('sha256').update(script).digest('base64')
  return typeof policy === 'string'
    ? { ...others, 'content-security-policy': policy.replace('script-src', `script-src 'sha256-${hash}'`) }
    : others
}
