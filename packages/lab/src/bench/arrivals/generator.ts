import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const HEAD_ENDS = Buffer.from('\r\n\r\n')
const SUCCESS = Buffer.from('{"code":1,')

/** Keeps one HTTP/1.1 connection open as a proxy does. A plain socket keeps the generator cheaper than what it measures. */
class KeptConnection {
  readonly #socket: Socket
  #arrived: Buffer = Buffer.alloc(0)
  #settle: ((wrong: string | null) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (bytes) => this.#take(bytes))
    socket.on('error', () => this.#end('a broken connection'))
    socket.on('close', () => this.#end('a closed connection'))
  }

  static async open(origin: string): Promise<KeptConnection> {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return new KeptConnection(socket)
  }

  ask(request: string): Promise<string | null> {
    return new Promise((resolve) => {
      this.#settle = resolve
      if (this.#socket.destroyed) this.#end('a closed connection')
      else this.#socket.write(request)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(bytes: Buffer): void {
    this.#arrived = this.#arrived.length === 0 ? bytes : Buffer.concat([this.#arrived, bytes])
    const headLength = this.#arrived.indexOf(HEAD_ENDS)
    if (headLength < 0) return
    const length = /content-length: (\d+)/i.exec(this.#arrived.toString('latin1', 0, headLength))?.[1]
    const begins = headLength + HEAD_ENDS.length
    if (length !== undefined && this.#arrived.length < begins + Number(length)) return
    const body = this.#arrived.subarray(begins)
    this.#arrived = Buffer.alloc(0)
    this.#end(body.subarray(0, SUCCESS.length).equals(SUCCESS) ? null : body.toString())
  }

  #end(wrong: string | null): void {
    const settle = this.#settle
    this.#settle = undefined
    settle?.(wrong)
  }
}

export interface ArrivalPlan {
  origins: readonly string[]
  connections: number
  calls: readonly { atMs: number; request: string }[]
}

export interface Arrived {
  wrong: string[]
  timesMs: number[]
  lateMs: number[]
}

const VIEW_EVERY_MS = 1

async function play({ origins, connections, calls }: ArrivalPlan): Promise<Arrived> {
  const idle: KeptConnection[] = []
  for (let place = 0; place < connections; place += 1) {
    idle.push(...(await Promise.all(origins.map((origin) => KeptConnection.open(origin)))))
  }
  const played: Arrived = { wrong: [], timesMs: [], lateMs: [] }
  const under: Promise<void>[] = []
  process.send?.('began')
  const began = performance.now()
  async function send(connection: KeptConnection, atMs: number, request: string): Promise<void> {
    played.lateMs.push(performance.now() - began - atMs)
    const wrong = await connection.ask(request)
    if (wrong !== null) played.wrong.push(wrong)
    played.timesMs.push(performance.now() - began - atMs)
    idle.push(connection)
  }

  for (let next = 0; next < calls.length; ) {
    const now = performance.now() - began
    for (let call = calls[next]; call && call.atMs <= now; call = calls[next]) {
      // Uses the connection idle for longest, so all are used in turn. If none is free the call is late, which counts.
      const connection = idle.shift()
      if (!connection) break
      under.push(send(connection, call.atMs, call.request))
      next += 1
    }
    await sleep(VIEW_EVERY_MS)
  }
  await Promise.all(under)
  for (const connection of idle) connection.close()
  return played
}

if (process.send) {
  const [plan] = (await once(process, 'message')) as [ArrivalPlan]
  // Disconnects after the send, because closing immediately loses data still in the pipe.
  process.send(await play(plan), () => process.disconnect())
}
