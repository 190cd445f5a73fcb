import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const HEAD_ENDS = Buffer.from('\r\n\r\n')
const SUCCESS = Buffer.from('{"code":1,')

/** One kept connection of HTTP/1.1, as a proxy holds them: the load generator must cost less than what it measures. */
export class KeptConnection {
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

  /** Sends one whole request; answers null for a success, else the words of the answer. */
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
