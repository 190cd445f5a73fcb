import { connect, type Socket } from 'node:net'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import { timedCall } from '../timed-call.ts'

export type ScannerOptions = {
  /** Is `host:port` or a socket path. If empty, no scanner is called and every file counts as clean (development). */
  address: string
  warn: (sentence: string) => void
  timeoutMs?: number
}

/** Is `unknown` without a reliable verdict. Such a file is kept but not shown. */
export type ScanVerdict = 'clean' | 'infected' | 'unknown'

type ScannedContent = Uint8Array | AsyncIterable<Uint8Array>

export type Scanner = { scan(content: ScannedContent): Promise<ScanVerdict> }

const CHUNK_BYTES = 64 * 1024
const LONGEST_ANSWER = 1_000

/**
 * Scans with ClamAV's daemon by INSTREAM (clamd(8)): lengths and bytes, then an empty length. The answer is one line ended by
 * NUL.
 */
export function createScanner({ address, warn, timeoutMs = 5_000 }: ScannerOptions): Scanner {
  return {
    async scan(content) {
      if (address === '') return 'clean'
      try {
        return verdictOf(await timedCall('scanner', () => ask(address, content, timeoutMs)))
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error
        warn(`${error.message}: a file is kept and not shown`)
        return 'unknown'
      }
    },
  }
}

function verdictOf(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  throw new GatewayUnavailable('scanner', 'answered no verdict')
}

async function ask(address: string, content: ScannedContent, timeoutMs: number): Promise<string> {
  const socket = dial(address)
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (why: string): void => reject(new GatewayUnavailable('scanner', why))
      const end = setTimeout(() => fail('did not answer in time'), timeoutMs)
      let heard = ''
      socket.setEncoding('latin1')
      socket.on('data', (part: string) => {
        heard += part
        if (heard.includes('\0')) resolve(heard.slice(0, heard.indexOf('\0')))
        else if (heard.length > LONGEST_ANSWER) fail('answered too much')
      })
      socket.on('error', () => fail('could not be reached'))
      socket.on('close', () => {
        clearTimeout(end)
        fail('hung up')
      })
      send(socket, content, () => end.refresh()).catch(reject)
    })
  } finally {
    socket.destroy()
  }
}

function dial(address: string): Socket {
  if (address.startsWith('/')) return connect({ path: address })
  const { hostname, port } = new URL(`tcp://${address}`)
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) })
}

async function send(socket: Socket, content: ScannedContent, onPiece: () => void): Promise<void> {
  socket.write('zINSTREAM\0')
  for await (const piece of content instanceof Uint8Array ? [content] : content) {
    for (let at = 0; at < piece.byteLength; at += CHUNK_BYTES) {
      const chunk = piece.subarray(at, at + CHUNK_BYTES)
      socket.write(lengthOf(chunk.byteLength))
      if (!socket.write(chunk)) await drained(socket)
      if (socket.destroyed) return
      onPiece()
    }
  }
  socket.write(lengthOf(0))
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      socket.off('drain', end).off('close', end)
      resolve()
    }
    socket.on('drain', end).on('close', end)
  })
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
