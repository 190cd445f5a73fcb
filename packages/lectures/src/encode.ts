import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ffmpeg from '@ffmpeg-installer/ffmpeg'
import { segmentSeconds, type TimedSlide } from './timeline.ts'

const run = promisify(execFile)

function text(options: string): readonly string[] {
  return options.trim().split(/\s+/)
}

type Lecture = {
  timeline: readonly TimedSlide[]
  slidePaths: readonly string[]
  soundPath: string
  durationSeconds: number
}

/** Names the last slide twice, because the concat demuxer drops the duration of the last entry. */
async function writeSlideList(lecture: Lecture, path: string): Promise<void> {
  const lines = lecture.timeline.flatMap((timed, index) => [
    `file '${lecture.slidePaths[index]}'`,
    `duration ${timed.seconds}`,
  ])
  await writeFile(path, `${lines.join('\n')}\nfile '${lecture.slidePaths.at(-1)}'\n`)
}

/** Sets BT.709: browsers assume it for untagged 720p, while the scaler defaults to BT.601 and would shift greens. */
const colours = 'scale=out_color_matrix=bt709:out_range=tv'

const picture = text(`-vf ${colours},fps=1,format=yuv420p -c:v libx264 -profile:v high -level 3.1 -preset slow
  -tune stillimage -crf 34 -x264-params mbtree=0 -threads 2 -g ${segmentSeconds} -keyint_min ${segmentSeconds}
  -sc_threshold 0 -bf 0 -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv`)

const sound = text('-c:a aac -b:a 16k -ar 16000 -ac 1')

const sameBytesEveryTime = text('-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact')

const segments = text(`-f hls -hls_time ${segmentSeconds} -hls_playlist_type vod -hls_segment_type fmp4
  -hls_fmp4_init_filename init.mp4`)

async function runQuietly(options: readonly string[]): Promise<void> {
  await run(ffmpeg.path, ['-y', '-loglevel', 'error', ...options])
}

/** Encodes one frame a second with a key frame every thirty. A slide show of 45 minutes takes about three megabytes. */
export async function encodeLecture(
  lecture: Lecture,
  workDirectory: string,
  mediaDirectory: string,
): Promise<void> {
  const listPath = join(workDirectory, 'slides.txt')
  await writeSlideList(lecture, listPath)
  const inputs = ['-f', 'concat', '-safe', '0', '-i', listPath, '-i', lecture.soundPath]
  const codecs = [...picture, ...sound, ...sameBytesEveryTime, '-t', String(lecture.durationSeconds)]
  const segmentNames = ['-hls_segment_filename', join(mediaDirectory, 'seg-%03d.m4s')]
  await runQuietly([...inputs, ...codecs, ...segments, ...segmentNames, join(mediaDirectory, 'video.m3u8')])
}

export async function writePoster(slidePath: string, mediaDirectory: string): Promise<void> {
  const still = text('-vf scale=640:360 -c:v libwebp -quality 80 -frames:v 1')
  await runQuietly(['-i', slidePath, ...still, ...sameBytesEveryTime, join(mediaDirectory, 'poster.webp')])
}
