import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { writeBannerArt } from './banner-art.ts'
import { writeChimes } from './chime.ts'
import { encodeLecture, writePoster } from './encode.ts'
import type { LectureScript } from './lecture-script.ts'
import { writeLectureTable } from './lecture-table.ts'
import { writeMainPlaylist } from './main-playlist.ts'
import { readSlides } from './read-slides.ts'
import { course } from './scripts/course.ts'
import { sample } from './scripts/sample.ts'
import { shootSlides } from './shoot-slides.ts'
import { timeSlides, writeCaptions } from './timeline.ts'

const seedDirectory = fileURLToPath(new URL('../../../prisma/seed/', import.meta.url))

async function makeLecture(browser: Browser, script: LectureScript, ordinal: number | null): Promise<void> {
  const slides = readSlides(script.slides)
  const timeline = timeSlides(slides, script.durationSeconds)
  const mediaDirectory = join(seedDirectory, 'media', script.mediaKey)
  await rm(mediaDirectory, { recursive: true, force: true })
  await mkdir(mediaDirectory, { recursive: true })
  const workDirectory = await mkdtemp(join(tmpdir(), 'lecture-'))
  try {
    const slidePaths = await shootSlides(browser, { title: script.title, ordinal, slides }, workDirectory)
    const soundPath = join(workDirectory, 'chimes.wav')
    await writeChimes(
      soundPath,
      script.durationSeconds,
      timeline.map((timed) => timed.startsAtSecond),
    )
    await encodeLecture(
      { timeline, slidePaths, soundPath, durationSeconds: script.durationSeconds },
      workDirectory,
      mediaDirectory,
    )
    await writePoster(slidePaths[0] ?? '', mediaDirectory)
    await writeFile(join(mediaDirectory, 'captions.vtt'), writeCaptions(timeline))
    const seconds = await writeMainPlaylist(mediaDirectory)
    if (Math.abs(seconds - script.durationSeconds) > 0.1)
      throw new Error(`${script.mediaKey} became ${seconds} s long`)
    console.log(`${script.mediaKey}: ${slides.length} slides, ${seconds} s`)
  } finally {
    await rm(workDirectory, { recursive: true, force: true })
  }
}

const only = process.argv[2]
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })
try {
  for (const [index, script] of course.entries()) {
    if (only === undefined || only === script.mediaKey) await makeLecture(browser, script, index + 1)
  }
  if (only === undefined || only === sample.mediaKey) await makeLecture(browser, sample, null)
  await writeBannerArt(join(seedDirectory, 'media/banners'))
  await writeLectureTable(join(seedDirectory, 'content/lectures.ts'), course)
} finally {
  await browser.close()
}
