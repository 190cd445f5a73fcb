import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { addLecture } from '@hygiene/operations/education/lecture/staff/add-lecture'
import { beginVideo } from '@hygiene/operations/education/video/staff/begin-video'
import { receiveVideoPart } from '@hygiene/operations/education/video/receive-video-part'
import { stopVideo } from '@hygiene/operations/education/video/staff/stop-video'
import type { EmployeeActor } from '@hygiene/operations/kit/actor'
import { isDenied } from '@hygiene/operations/kit/operation'
import { addEmployee } from '@hygiene/testing'
import { eventually } from '@hygiene/testing/drive/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { areAligned, segmentsOf } from '../videos/playlists.ts'
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts'
import { spawnWorker, type WorkerProcess } from '../testing/worker-process.ts'
import { convertVideoJob } from './convert-video.ts'
import { tendVideos } from './tend-videos.ts'

const run = promisify(execFile)
let worker: TestWorker
let actor: EmployeeActor

beforeAll(async () => {
  worker = await startTestWorker()
  const employee = await addEmployee(worker.database.db, { loginId: 'videos', role: 'education' })
  actor = { ...employee, loginNo: '', ipAddress: '' }
})
afterAll(() => worker.stop())

const PICTURE = (seconds: number, size = '160x90', rate = 10) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
]
const SOUND = (seconds: number, more = '') => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:duration=${seconds}${more}`,
]

async function fileOf(args: readonly string[], name = 'video.mp4'): Promise<Buffer> {
  const path = join(worker.directory, `${createHash('sha256').update(args.join(' ')).digest('hex')}-${name}`)
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...args, path])
  return readFile(path)
}

const now = () => new Date()
async function uploaded(bytes: Buffer): Promise<number> {
  const { db } = worker.database
  const call = { db, actor, now: now() }
  const lecture = await addLecture({ ...call, input: { title: '손 씻기', summary: '' } })
  if (isDenied(lecture)) throw new Error(lecture.reason)
  const { lectureNo } = lecture
  const wanted = { lectureNo, fileName: '1.mp4', sizeBytes: bytes.length, fingerprint: '' }
  const begun = await beginVideo({ ...call, input: wanted })
  if (isDenied(begun)) throw new Error(begun.reason)
  const half = Math.floor(bytes.length / 2)
  for (const [fromByte, body] of [
    [0, bytes.subarray(0, half)],
    [half, bytes.subarray(half)],
  ] as const)
    await receiveVideoPart(
      db,
      worker.storage,
      { videoNo: begun.videoNo, fromByte, body: Readable.from([body]) },
      now,
    )
  return begun.videoNo
}
const videoOf = (videoNo: number) =>
  worker.database.db.lectureVideo.findUniqueOrThrow({ where: { videoNo }, include: { parts: true } })
async function mediaOf(videoNo: number, name: string): Promise<string> {
  return join(worker.directory, 'lectures', 'media', (await videoOf(videoNo)).mediaKey, name)
}
async function playlist(videoNo: number, name: string) {
  return segmentsOf(await readFile(await mediaOf(videoNo, name), 'utf8'))
}
async function keyPictures(videoNo: number, name: string): Promise<string[]> {
  const args = [
    '-v',
    'error',
    '-select_streams',
    'v:0',
    '-skip_frame',
    'nokey',
    '-show_entries',
    'frame=pts_time',
    '-of',
    'csv=p=0',
  ]
  const { stdout } = await run('ffprobe', [...args, await mediaOf(videoNo, name)])
  return stdout
    .trim()
    .split('\n')
    .map((at) => Number(at.replace(',', '')).toFixed(2))
}
async function loudness(path: string): Promise<number> {
  const { stderr } = await run('ffmpeg', ['-i', path, '-af', 'ebur128', '-f', 'null', '-'])
  return Number(/I:\s+(-?[\d.]+) LUFS/.exec(stderr.slice(stderr.lastIndexOf('Summary')))?.[1])
}

describe('video conversion', () => {
  it('converts a video into two renditions with aligned segments and waits for captions', async () => {
    const quiet = ['-filter:a', 'volume=-20dB', '-shortest']
    const videoNo = await uploaded(await fileOf([...PICTURE(9), ...SOUND(9), ...quiet]))
    await convertVideoJob(worker.deps, { videoNo })
    expect(await videoOf(videoNo)).toMatchObject({
      state: 'captions',
      durationSeconds: 9,
      percent: 100,
      width: 160,
      height: 90,
    })

    const [low, high] = [await playlist(videoNo, 'v360.m3u8'), await playlist(videoNo, 'v720.m3u8')]
    expect(low.map(({ seconds }) => Math.round(seconds))).toEqual([4, 4, 1])
    expect(areAligned(low, high)).toBe(true)
    const keys = await keyPictures(videoNo, 'v360.m3u8')
    expect(keys).toEqual(await keyPictures(videoNo, 'v720.m3u8'))
    expect([...new Set(keys.map((at) => Math.floor(Number(at))))]).toEqual([0, 4, 8])

    const master = await readFile(await mediaOf(videoNo, 'index.m3u8'), 'utf8')
    const rates = [
      ...master.matchAll(
        /,AVERAGE-BANDWIDTH=(\d+),CODECS="avc1\.64\w+,mp4a\.40\.2",RESOLUTION=(\d+x\d+)\n(\S+)/g,
      ),
    ]
    expect(rates.map(([, , size, name]) => [size, name])).toEqual([
      ['640x360', 'v360.m3u8'],
      ['1280x720', 'v720.m3u8'],
    ])
    expect(Number(rates[0]?.[1])).toBeLessThan(330_000)
    expect(await loudness(await mediaOf(videoNo, 'v360.m3u8'))).toBeCloseTo(-16, 0)
    for (const name of ['poster.webp', 'thumb-1.webp', 'thumb-6.webp'])
      expect((await stat(await mediaOf(videoNo, name))).size).toBeGreaterThan(100)
    await tendVideos(worker.deps)
    expect((await videoOf(videoNo)).parts).toEqual([])
  }, 60_000)

  it.each([
    ['without a picture', () => [...SOUND(4)], 'noPicture', 'video.m4a'],
    ['without sound', () => [...PICTURE(4)], 'noSound', 'video.mp4'],
    [
      'with sound that is not heard',
      () => [...PICTURE(4), ...SOUND(4), '-filter:a', 'volume=0', '-shortest'],
      'silent',
      'video.mp4',
    ],
    ['of half a second', () => [...PICTURE(0.5), ...SOUND(0.5), '-shortest'], 'tooShort', 'video.mp4'],
  ])('refuses a video %s by its content', async (_case, args, failure, name) => {
    const videoNo = await uploaded(await fileOf(args(), name))
    await convertVideoJob(worker.deps, { videoNo })
    expect(await videoOf(videoNo)).toMatchObject({ state: 'failed', failure })
  })

  it.each([
    ['a program under the name of a video', Buffer.from('#!/bin/sh\nexit 1\n'.repeat(100))],
    [
      'a playlist that names a file of the server',
      Buffer.from('#EXTM3U\n#EXTINF:5,\nfile:///tmp/other.mp4\n#EXT-X-ENDLIST\n'),
    ],
    ['a list of files', Buffer.from('ffconcat version 1.0\nfile video\n')],
  ])('refuses a video that is %s', async (_case, bytes) => {
    const videoNo = await uploaded(bytes)
    await convertVideoJob(worker.deps, { videoNo })
    expect(await videoOf(videoNo)).toMatchObject({ state: 'failed', failure: 'unreadable' })
  })

  it('waits without ffmpeg, keeps the video file, and starts after the installation', async () => {
    const videoNo = await uploaded(await fileOf([...PICTURE(2), ...SOUND(2), '-shortest']))
    const path = process.env['PATH']
    process.env['PATH'] = worker.directory
    try {
      await convertVideoJob(worker.deps, { videoNo })
      await tendVideos(worker.deps)
    } finally {
      process.env['PATH'] = path
    }
    expect(await videoOf(videoNo)).toMatchObject({
      state: 'checking',
      isWaiting: true,
      attempts: 0,
      parts: [{}, {}],
    })
    const jobs = () => worker.database.db.outbox.count({ where: { payload: { equals: { videoNo } } } })
    expect(await jobs()).toBe(1)
    await Promise.all([tendVideos(worker.deps), tendVideos(worker.deps)])
    expect(await jobs()).toBe(2)
    await convertVideoJob(worker.deps, { videoNo })
    expect((await videoOf(videoNo)).state).toBe('captions')
  }, 60_000)

  it('stops ffmpeg within seconds when a conversion is cancelled and leaves nothing', async () => {
    const videoNo = await uploaded(
      await fileOf([...PICTURE(60), ...SOUND(60), '-preset', 'ultrafast', '-shortest']),
    )
    const converting = convertVideoJob(worker.deps, { videoNo })
    await eventually(async () => (await videoOf(videoNo)).state === 'converting')
    await stopVideo({ db: worker.database.db, input: { videoNo }, actor, now: now() })
    await converting
    expect(await videoOf(videoNo)).toMatchObject({ state: 'stopped', convertedAt: null })
    await tendVideos(worker.deps)
    expect(await videoOf(videoNo)).toMatchObject({ parts: [], removedAt: expect.any(Date) })
    await expect(stat(join(worker.directory, `lectures/work/${videoNo}`))).rejects.toThrow('ENOENT')
    const left = []
    for await (const { key } of worker.storage.list(`lectures/parts/${videoNo}`)) left.push(key)
    expect(left).toEqual([])
  }, 60_000)
})

describe('a killed worker', () => {
  const processes: WorkerProcess[] = []
  afterEach(() => Promise.all(processes.map((process) => process.kill())))
  async function start(): Promise<WorkerProcess> {
    const env = { DATABASE_URL: worker.url, STORAGE_DIR: worker.directory, REDIS_URL: '' }
    const started = await spawnWorker(env)
    processes.push(started)
    return started
  }

  it('continues a conversion after a worker is killed and repeats no finished rendition', async () => {
    const bytes = await fileOf([...PICTURE(12), ...SOUND(12), '-preset', 'ultrafast', '-shortest'])
    const first = await start()
    const videoNo = await uploaded(bytes)
    const low = join(worker.directory, 'lectures', 'work', String(videoNo), 'low', 'v360.m3u8')
    const madeAt = () =>
      stat(low).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
    await eventually(async () => (await madeAt()) > 0, 60_000)
    const before = await madeAt()
    await first.kill()
    expect((await videoOf(videoNo)).state).toBe('converting')

    await start()
    await eventually(async () => (await videoOf(videoNo)).state === 'captions', 90_000)
    expect((await stat(await mediaOf(videoNo, 'v360.m3u8'))).mtimeMs).toBe(before)
    expect(areAligned(await playlist(videoNo, 'v360.m3u8'), await playlist(videoNo, 'v720.m3u8'))).toBe(true)
    expect((await videoOf(videoNo)).durationSeconds).toBe(12)
  }, 160_000)
})
