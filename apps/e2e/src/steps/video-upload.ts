import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'

const run = promisify(execFile)
interface VideoFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export async function videoFile(seconds = 6, codec: 'rawvideo' | 'libx264' = 'rawvideo'): Promise<VideoFile> {
  const folder = await mkdtemp(join(tmpdir(), 'hygiene-video-'))
  try {
    const path = join(folder, 'video.mkv')
    const picture = [
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=320x180:rate=10:duration=${seconds}`,
      '-pix_fmt',
      'yuv420p',
    ]
    const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
    await run('ffmpeg', ['-loglevel', 'error', ...sound, ...picture, '-c:v', codec, '-c:a', 'aac', path])
    return { name: '1강.mkv', mimeType: 'video/x-matroska', buffer: await readFile(path) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function sendOverDyingLine(page: Page, file: VideoFile): Promise<void> {
  const parts = '**/api/staff/lectures/upload/*'
  const offsets: string[] = []
  await page.route(parts, async (route) => {
    const offset = route.request().headers()['upload-offset']
    if (offset !== undefined) offsets.push(offset)
    if (offset === undefined || offset === '0') await route.continue()
    else await route.abort('connectionreset')
  })
  await page.getByLabel('영상 파일', { exact: true }).setInputFiles(file)
  await page.getByText(/4\.\dMB \//).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '같은 파일로 이어서 올리기' }).waitFor()
  await page.unroute(parts)
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset']
    if (offset !== undefined) offsets.push(offset)
  })
  await page.getByLabel('영상 파일', { exact: true }).setInputFiles(file)
  await page
    .getByText(/검사|변환/)
    .first()
    .waitFor()
  if (offsets.filter((offset) => offset === '0').length !== 1)
    throw new Error(`Sent again: ${offsets.join(' ')}`)
}
