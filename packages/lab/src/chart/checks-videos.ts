import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { addLecture } from '@hygiene/contracts/education/lecture/staff/add-lecture'
import { beginVideo } from '@hygiene/contracts/education/video/staff/begin-video'
import { countVideoPart } from '@hygiene/contracts/education/video/staff/count-video-part'
import { openVideoPart } from '@hygiene/contracts/education/video/staff/open-video-part'
import { playVideo } from '@hygiene/contracts/education/video/staff/play-video'
import { proveSecondFactor } from '@hygiene/contracts/staff/employee/prove-second-factor'
import { staffLogin } from '@hygiene/contracts/staff/employee/staff-login'
import { addEmployee, contractClient, type ContractClient, PASSWORD, totpCode } from '@hygiene/testing'
import { engine } from './container.ts'
import { type Check, hold, type ChartRun } from './question.ts'
import { run } from './run.ts'
import { until } from './until.ts'

/** Allows for a busy machine, where ffmpeg starts late. */
const CONVERTED_MS = 180_000

export function checkVideos({ cluster, ingress, managed, db, secret }: ChartRun): Check[] {
  const origin = managed.bucket.origin
  const isOutside = (address: string | null): address is string =>
    address !== null && new URL(address).origin === origin
  const notifyWorker = async () =>
    (await Promise.all(cluster.readyOf('worker').map(({ kept }) => engine.logs(kept.name())))).join('\n')
  let [lectureNo, videoNo] = [0, 0]
  let admin: ContractClient = contractClient(ingress.origin)
  const video = () => db.lectureVideo.findUniqueOrThrow({ where: { videoNo } })
  const isOver = async () => ['captions', 'ready', 'failed'].includes((await video()).state)

  return [
    [
      'pages may fetch from the bucket, where browsers reach it',
      async () => {
        for (const path of ['/main', '/icon.svg', '/staff/']) {
          const { headers } = await fetch(`${ingress.origin}${path}`)
          const policy = headers.get('content-security-policy') ?? ''
          for (const directive of ['connect-src', 'img-src', 'media-src'])
            hold(new RegExp(`${directive} [^;]*${origin}`).test(policy), `${path}: ${policy}`)
        }
        return `${origin} in the policy of the API, of files and of the staff console`
      },
    ],
    [
      'parts of a video are put into the bucket from outside of the cluster',
      async () => {
        admin = await logIn(admin, db, secret('STAFF_TOTP_KEY'))
        const bytes = await videoOfSixSeconds()
        lectureNo = (await admin.call(addLecture, { title: '손 씻기' })).entity.lectureNo
        const fingerprint = createHash('sha256').update(bytes).digest('hex')
        const wanted = { lectureNo, fileName: '1강.mp4', sizeBytes: bytes.length, fingerprint }
        videoNo = (await admin.call(beginVideo, wanted)).entity.videoNo
        const half = Math.floor(bytes.length / 2)
        const notified: boolean[] = []
        for (const part of [bytes.subarray(half), bytes.subarray(0, half)]) {
          const range = { fromByte: notified.length === 0 ? half : 0, sizeBytes: part.length }
          const { address, partName } = (await admin.call(openVideoPart, { videoNo, ...range })).entity
          hold(isOutside(address), `the part's address is ${address}`)
          const { status } = await managed.bucket.ask(address ?? '', part)
          hold(status === 200, `the bucket answers ${status}`)
          notified.push((await admin.call(countVideoPart, { videoNo, partName })).entity.isWhole)
        }
        hold(notified.join() === 'false,true', `whole: ${notified.join()}`)
        return `two parts, ${bytes.length} bytes, by addresses at ${origin}`
      },
    ],
    [
      'the worker converts it in its pod',
      async () => {
        const ms = await until('the video is converted', isOver, CONVERTED_MS, notifyWorker)
        const { state, failure } = await video()
        hold(state !== 'failed', `it is refused: ${failure}`)
        return `${state} after ${(ms / 1000).toFixed(1)} s`
      },
    ],
    [
      'its segments come from the bucket, by addresses a browser outside reaches',
      async () => {
        const { filePath } = (await admin.call(playVideo, { lectureNo, edition: 1 })).entity
        const folder = new URL('.', new URL(filePath, ingress.origin))
        const inside = async (name: string) => (await fetch(new URL(name, folder))).text()
        const [low = ''] = entriesOf(await (await fetch(new URL(filePath, ingress.origin))).text())
        const [segment = ''] = entriesOf(await inside(low))
        const { status, headers } = await fetch(new URL(segment, folder), { redirect: 'manual' })
        const address = headers.get('location')
        hold(status === 302 && isOutside(address), `${segment} is answered ${status}, ${address}`)
        const got = await managed.bucket.ask(address ?? '')
        hold(got.status === 200 && got.bytes > 0, `the bucket answers ${got.status}`)
        return `${segment}, ${got.bytes} bytes`
      },
    ],
  ]
}

const entriesOf = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

async function logIn(client: ContractClient, db: ChartRun['db'], totpKey: string): Promise<ContractClient> {
  const loginId = 'films2026'
  await addEmployee(db, { loginId, role: 'education', totpKey })
  const { entity } = await client.call(staffLogin, { loginId, password: PASSWORD })
  const half = client.as(entity.accessToken)
  const proved = await half.call(proveSecondFactor, { code: totpCode(new Date()) })
  return client.as(proved.entity.accessToken)
}

async function videoOfSixSeconds(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'hygiene-video-'))
  const file = join(folder, 'video.mp4')
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=6', '-pix_fmt', 'yuv420p']
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=6']
  try {
    await run(ffmpeg.path, '-loglevel', 'error', ...sound, ...picture, file)
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
