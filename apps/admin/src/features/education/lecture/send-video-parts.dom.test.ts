import { Blob, type File as NodeFile } from 'node:buffer'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { REFUSALS, type RefusalName } from '@hygiene/contracts/refusals/table'
import { VIDEO_LIMITS } from '@hygiene/domain/education/video/video-limits'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendVideoParts } from './send-video-parts.ts'

const PART = VIDEO_LIMITS.bucketPartBytes
const SIZE = 3 * PART + 5
/** Fills the file so that each part begins at another letter of the text. */
const BYTES = Buffer.alloc(SIZE, 'a video of a lecture, ')

let server: Server
let origin = ''
let parts: Map<number, Buffer>
let put: Map<string, Buffer>
let asked: string[]
let atOnce: { now: number; most: number }
let fails: (what: string) => boolean
let refuses: (what: string) => RefusalName | null

beforeEach(async () => {
  parts = new Map()
  put = new Map()
  asked = []
  atOnce = { now: 0, most: 0 }
  fails = () => false
  refuses = () => null
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const real = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => real(new URL(address, origin), init))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '', origin)
  const what = pathname.split('/').at(-1) ?? ''
  asked.push(request.method === 'PUT' ? 'PUT' : what)
  if (fails(request.method === 'PUT' ? 'PUT' : what)) return void request.socket.destroy()
  if (request.method === 'PUT') {
    atOnce.now += 1
    atOnce.most = Math.max(atOnce.most, atOnce.now)
    put.set(what, await buffer(request))
    atOnce.now -= 1
    return void response.end()
  }
  const sent = (request.method === 'POST' ? JSON.parse(String(await buffer(request))) : {}) as {
    fromByte: number
    partName: string
  }
  const refusal = refuses(what)
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify(
      refusal
        ? { ...REFUSALS[refusal], entity: null }
        : { code: 1, message: '', entity: entityOf(what, sent) },
    ),
  )
}

function entityOf(what: string, { fromByte, partName }: { fromByte: number; partName: string }): object {
  if (what === 'parts')
    return { held: [...parts].map(([from, { byteLength }]) => ({ fromByte: from, sizeBytes: byteLength })) }
  if (what === 'openPart') return { address: `${origin}/bucket/${fromByte}-x`, partName: `${fromByte}-x` }
  parts.set(Number(partName.split('-')[0]), put.get(partName) ?? Buffer.alloc(0))
  const receivedBytes = [...parts.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
  return { receivedBytes, isWhole: receivedBytes === SIZE }
}

/** Node's fetch does not accept jsdom's own files as bodies. */
const file = new Blob([BYTES]) as unknown as NodeFile & File

async function sendVideo(): Promise<{ end: string; notified: number[] }> {
  const notified: number[] = []
  const video = { videoNo: 7, file, uploadPath: '/none', receivedBytes: 0 }
  return new Promise((resolve) => {
    const ends = (end: string) => () => resolve({ end, notified })
    const events = { onOver: ends('over'), onBroken: ends('broken'), onShut: ends('shut') }
    sendVideoParts(video, { ...events, onArrived: (bytes) => notified.push(bytes) }).start()
  })
}

const held = () =>
  Buffer.concat([...parts].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes))

describe('a video upload to the bucket', () => {
  it('sends a whole video in parts, at most three at once', async () => {
    const { end, notified } = await sendVideo()
    expect([end, notified.at(-1)]).toEqual(['over', SIZE])
    expect(held().equals(BYTES)).toBe(true)
    expect(asked.filter((what) => what === 'PUT')).toHaveLength(4)
    expect(atOnce.most).toBeGreaterThan(1)
    expect(atOnce.most).toBeLessThan(4)
  })

  it('resumes after a reload with only the missing parts', async () => {
    parts.set(PART, BYTES.subarray(PART, 2 * PART))
    const { end, notified } = await sendVideo()
    expect([end, notified[0], notified.at(-1)]).toEqual(['over', PART, SIZE])
    expect(put.has(`${PART}-x`)).toBe(false)
    expect(held().equals(BYTES)).toBe(true)
  })

  it('repeats each request when the connection breaks', async () => {
    const broken = new Set(['parts', 'openPart', 'PUT', 'countPart'])
    fails = (what) => broken.delete(what)
    expect((await sendVideo()).end).toBe('over')
    expect(held().equals(BYTES)).toBe(true)
  })

  it('skips a part sent by another window and requests the missing parts again', async () => {
    let isFirst = true
    refuses = (what) => {
      if (what !== 'openPart' || !isFirst) return null
      isFirst = false
      parts.set(0, BYTES.subarray(0, PART))
      return 'VIDEO_PART_NOT_WANTED'
    }
    expect((await sendVideo()).end).toBe('over')
    expect(held().equals(BYTES)).toBe(true)
  })

  it('reports the bucket as shut when a part fails twice while the server answers', async () => {
    fails = (what) => what === 'PUT'
    expect((await sendVideo()).end).toBe('shut')
    expect(parts.size).toBe(0)
    expect(asked.filter((what) => what === 'PUT').length).toBeLessThanOrEqual(6)
  })

  it.each([
    ['VIDEO_NOT_OPEN', 'over'],
    ['VIDEO_PART_NOT_WHOLE', 'shut'],
    ['STAFF_SESSION_EXPIRED', 'broken'],
  ] as const)('ends a video refused with %s as %s', async (refusal, end) => {
    refuses = (what) => (what === 'countPart' ? refusal : null)
    expect((await sendVideo()).end).toBe(end)
  })

  it('sends no further part after a stop', async () => {
    let isOver = false
    const over = () => (isOver = true)
    const video = { videoNo: 7, file, uploadPath: '/none', receivedBytes: 0 }
    const events = { onArrived: () => undefined, onOver: over, onBroken: over, onShut: over }
    const sender = sendVideoParts(video, events)
    sender.start()
    sender.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([isOver, put.size]).toEqual([false, 0])
  })
})
