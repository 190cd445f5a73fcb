import { spawn } from 'node:child_process'

export type BuildProcess = { cwd: string; signal: AbortSignal | undefined; env?: NodeJS.ProcessEnv }

/** Runs a build in a separate process, whose memory is freed with it. The last output explains a failure. */
export function runBuild(args: readonly string[], { cwd, signal, env }: BuildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal ? { signal } : {}),
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-6000)
    }
    build.stdout.on('data', keep)
    build.stderr.on('data', keep)
    build.once('error', reject)
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build ended with code ${code}:\n${output}`)),
    )
  })
}
