import type { Running } from './launch-lock.ts'
import { viteProgram } from './build-web.ts'
import { join } from 'node:path'
import { root } from './paths.ts'
import type { Step } from './step.ts'
import { supervise, type Program, type Supervised } from './supervise.ts'
import { untilReady } from './until-ready.ts'

type Launch = {
  env: Record<string, string>
  ports: { api: number; sandbox: number; web: number }
  watch: boolean
  step: Step
  signal: AbortSignal
  undo: (() => Promise<void> | void)[]
}

/** Starts our own processes, each ready before the next that needs it. */
export async function startPrograms(
  launch: Launch,
  remember: (children: Running['children']) => void,
): Promise<void> {
  const { env, ports, watch, step, signal } = launch
  const running: Supervised[] = []
  const note = (): void =>
    remember(running.flatMap(({ program, pid }) => pid().map((one) => ({ pid: one, program }))))
  launch.undo.push(async () => {
    await Promise.all(running.map((program) => program.stop()))
  })
  const start = async (program: Program): Promise<void> => {
    signal.throwIfAborted()
    const supervised = supervise(program, note)
    running.push(supervised)
    note()
    await untilReady(supervised, program.readyUrl, signal)
  }

  await step('Sandbox of the outside world', () =>
    start({
      name: 'sandbox',
      entry: entry('sandbox'),
      env,
      readyUrl: at(ports.sandbox, '/healthz'),
    }),
  )
  await Promise.all([
    step('API', () =>
      start({ name: 'api', entry: entry('api'), env, watch, readyUrl: at(ports.api, '/readyz') }),
    ),
    step('Worker', () =>
      start({ name: 'worker', entry: entry('worker'), env, watch, readyLine: 'worker ready' }),
    ),
  ])
  if (!watch) return
  await step('Vite', () =>
    start({
      name: 'vite',
      entry: viteProgram(),
      args: ['--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'],
      cwd: join(root, 'apps', 'web'),
      env: { ...env, API_URL: at(ports.api, '') },
      readyUrl: at(ports.web, '/'),
    }),
  )
}

function entry(app: string): string {
  return `apps/${app}/src/main.ts`
}

function at(port: number, path: string): string {
  return `http://127.0.0.1:${port}${path}`
}
