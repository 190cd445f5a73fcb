import { join } from 'node:path'
import { runFfmpeg, sentFile, text } from './run-ffmpeg.ts'

/** Small pictures of a video for the console, evenly over its length. */
const PICTURES = 6

/** The picture before a video begins, and the small ones. */
export async function makePictures(
  source: string,
  folder: string,
  durationSeconds: number,
  signal: AbortSignal,
): Promise<void> {
  const still = text('-frames:v 1 -c:v libwebp -quality 80 -map_metadata -1')
  const at = (seconds: number, size: string, name: string) => {
    const fitted = `scale=${size}:force_original_aspect_ratio=decrease,pad=${size}:(ow-iw)/2:(oh-ih)/2`
    const picture = text(`-map 0:v:0 -vf ${fitted}`)
    const from = ['-ss', seconds.toFixed(3), ...sentFile(source)]
    return runFfmpeg([...from, ...picture, ...still, join(folder, name)], { signal })
  }
  await at(durationSeconds / 10, '640:360', 'poster.webp')
  for (let place = 1; place <= PICTURES; place += 1)
    await at((durationSeconds * (place - 0.5)) / PICTURES, '320:180', `thumb-${place}.webp`)
}
