import { createServer, type Server, type Socket } from 'node:net'

/** Is the EICAR test file, split so that no scanner reports this source. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`,
  '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

type Behaviour = 'judges' | 'is silent' | 'answers half' | 'hangs up' | 'has a size limit' | 'babbles'

export interface FakeClamd {
  address: string
  behaves(behaviour: Behaviour): void
  scanned: number[]
  stop(): Promise<void>
}

export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  let behaviour: Behaviour = 'judges'
  const scanned: number[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    let heard = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      heard = Buffer.concat([heard, part])
      const file = readStream(heard)
      if (behaviour === 'hangs up') socket.destroy()
      if (behaviour === 'hangs up' || !file) return
      scanned.push(file.byteLength)
      answer(socket, file, behaviour)
    })
  })
  await listen(server, path)
  const bound = server.address()
  return {
    address: typeof bound === 'object' && bound ? `127.0.0.1:${bound.port}` : (path ?? ''),
    behaves: (next) => void (behaviour = next),
    scanned,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function listen(server: Server, path: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (path === undefined) server.listen(0, '127.0.0.1', resolve)
    else server.listen(path, resolve)
  })
}

const COMMAND = 'zINSTREAM\0'

function readStream(heard: Buffer): Buffer | null {
  if (heard.subarray(0, COMMAND.length).toString('latin1') !== COMMAND) return null
  const chunks: Buffer[] = []
  for (let at = COMMAND.length; at + 4 <= heard.byteLength; ) {
    const length = heard.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    chunks.push(heard.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

function answer(socket: Socket, file: Buffer, behaviour: Behaviour): void {
  switch (behaviour) {
    case 'judges':
      socket.end(file.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
      return
    case 'answers half':
      socket.end('stream: O')
      return
    case 'has a size limit':
      socket.end('INSTREAM size limit exceeded. ERROR\0')
      return
    case 'babbles':
      socket.write('x'.repeat(10_000))
      return
    case 'is silent':
    case 'hangs up':
      return
    default:
      behaviour satisfies never
  }
}
