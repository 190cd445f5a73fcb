import { z } from 'zod'
import { runFfmpeg, sentFile, text } from './run-ffmpeg.ts'

/** Loudness of speech on phones: -16 LUFS, peaks at most -1.5 dBTP (AES TD1008; EBU R 128 measures it). */
const TARGET = 'I=-16:TP=-1.5:LRA=11'
/** Below the absolute gate of EBU R 128 nothing is heard. */
const SILENT_LUFS = -60

const measured = z.object({
  input_i: z.string(),
  input_tp: z.string(),
  input_lra: z.string(),
  input_thresh: z.string(),
  target_offset: z.string(),
})

/** The sound was measured, and nothing is heard. */
export class SilentSound extends Error {}

/** Measures loudness (first pass), then writes the sound once for all renditions. Throws SilentSound. */
export async function makeSound(
  source: string,
  target: string,
  run: { onSeconds: (seconds: number) => void; signal: AbortSignal },
): Promise<void> {
  const { signal } = run
  const said = await runFfmpeg(
    [...sentFile(source), '-map', '0:a:0', '-af', `loudnorm=${TARGET}:print_format=json`, '-f', 'null', '-'],
    { signal },
  )
  const loudness = measured.parse(JSON.parse(said.slice(said.lastIndexOf('{'), said.lastIndexOf('}') + 1)))
  if (!(Number(loudness.input_i) > SILENT_LUFS)) throw new SilentSound()
  const facts = [
    `measured_I=${loudness.input_i}`,
    `measured_TP=${loudness.input_tp}`,
    `measured_LRA=${loudness.input_lra}`,
    `measured_thresh=${loudness.input_thresh}`,
    `offset=${loudness.target_offset}`,
  ].join(':')
  await runFfmpeg(
    [
      ...sentFile(source),
      ...text(
        `-map 0:a:0 -af loudnorm=${TARGET}:${facts}:linear=true -ac 1 -ar 44100 -c:a aac -b:a 48k -map_metadata -1`,
      ),
      target,
    ],
    run,
  )
}
