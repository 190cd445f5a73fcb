/// <reference lib="dom" />
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { course } from './scripts/course.ts'
import { sample } from './scripts/sample.ts'

const mediaDirectory = fileURLToPath(new URL('../../../prisma/seed/media/', import.meta.url))
const hlsScript = fileURLToPath(
  new URL('../../../apps/web/node_modules/hls.js/dist/hls.light.min.js', import.meta.url),
)

const contentTypes: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
}

async function serveMedia(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const content =
      path === '/' ? Promise.resolve('<video muted></video>') : readFile(join(mediaDirectory, path))
    content.then(
      (body) => response.setHeader('content-type', contentTypes[extname(path)] ?? 'text/html').end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return server
}

type Played = { duration: number; endedAt: number; cues: number; startedAt: number }

async function playThrough(page: Page, mediaKey: string, player: 'hls.js' | 'native'): Promise<Played> {
  return page.evaluate(
    async ([key, chosen]) => {
      const video = document.querySelector('video')
      if (video === null) throw new Error('The page has no video')
      const happened = (target: EventTarget, name: string): Promise<string> =>
        new Promise((done) => target.addEventListener(name, () => done(`${key} ${name}`), { once: true }))
      const track = document.createElement('track')
      Object.assign(track, { kind: 'captions', srclang: 'ko', src: `/${key}/captions.vtt`, default: true })
      const captioned = happened(track, 'load')
      video.append(track)
      if (chosen === 'native') video.src = `/${key}/index.m3u8`
      else {
        const hls = new window.Hls()
        hls.loadSource(`/${key}/index.m3u8`)
        hls.attachMedia(video)
      }
      await Promise.all([happened(video, 'loadedmetadata'), captioned])
      await video.play()
      while (video.currentTime < 1.2) await happened(video, 'timeupdate')
      const { duration, currentTime: startedAt } = video
      const ended = happened(video, 'ended')
      video.currentTime = duration - 3
      await ended
      return { duration, endedAt: video.currentTime, cues: track.track.cues?.length ?? 0, startedAt }
    },
    [mediaKey, player] as const,
  )
}

declare global {
  interface Window {
    Hls: new () => { loadSource(url: string): void; attachMedia(video: HTMLVideoElement): void }
  }
}

const server = await serveMedia()
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
let failures = 0
for (const script of [...course, sample]) {
  for (const player of ['hls.js', 'native'] as const) {
    const page = await browser.newPage()
    await page.goto(origin)
    await page.addScriptTag({ path: hlsScript })
    const played = await playThrough(page, script.mediaKey, player)
    const isExact = Math.abs(played.duration - script.durationSeconds) <= 0.1
    if (!isExact || played.cues === 0) failures += 1
    console.log(`${isExact ? 'ok' : 'WRONG'} ${script.mediaKey} by ${player}: ${JSON.stringify(played)}`)
    await page.close()
  }
}
await browser.close()
server.close()
process.exitCode = failures === 0 ? 0 : 1
