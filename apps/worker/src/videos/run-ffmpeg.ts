import { type ChildProcess, spawn } from 'node:child_process'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

export class FfmpegFailed extends Error {}

export function text(options: string): string[] {
  return options.trim().split(/\s+/)
}

export async function hasFfmpeg(): Promise<boolean> {
  const answers = await Promise.allSettled(
    ['ffmpeg', 'ffprobe'].map((program) => run(program, ['-version'], {})),
  )
  return answers.every(({ status }) => status === 'fulfilled')
}

interface Run {
  onSeconds?: (seconds: number) => void
  signal?: AbortSignal
}

/** Runs ffmpeg and returns its output. Throws FfmpegFailed, or an AbortError when it is stopped. */
export async function runFfmpeg(args: readonly string[], more: Run = {}): Promise<string> {
  const { errors } = await run(
    'ffmpeg',
    ['-y', '-nostdin', '-hide_banner', '-nostats', '-progress', 'pipe:1', ...args],
    more,
  )
  return errors
}

export async function runFfprobe(args: readonly string[]): Promise<unknown> {
  const { output } = await run('ffprobe', ['-v', 'error', '-of', 'json', ...args], {})
  return JSON.parse(output)
}

/**
 * Opens an uploaded file as input. Only video containers are allowed: a playlist or file list could read files of the server or
 * contact other machines.
 */
export function sentFile(path: string): string[] {
  const containers = 'mov,matroska,avi,mpegts,mpeg,flv,asf,ogg'
  return ['-protocol_whitelist', 'file', '-format_whitelist', containers, '-i', path]
}

const KEPT_LETTERS = 100_000

function run(
  program: string,
  args: readonly string[],
  { onSeconds, signal }: Run,
): Promise<{ output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...(signal ? { signal } : {}) })
    running.add(child)
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      output = `${output}${said}`.slice(-KEPT_LETTERS)
      const done = [...said.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1]
      if (done !== undefined) onSeconds?.(Number(done) / 1e6)
    })
    child.stderr.setEncoding('utf8').on('data', (said: string) => {
      errors = `${errors}${said}`.slice(-KEPT_LETTERS)
    })
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code) => {
      running.delete(child)
      if (code === 0) resolve({ output, errors })
      else
        reject(
          new FfmpegFailed(`${program} ended with ${code}: ${errors.trim().split('\n').slice(-3).join(' ')}`),
        )
    })
  })
}
