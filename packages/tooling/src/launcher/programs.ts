import { join } from 'node:path'
import { notifySandbox } from '@hygiene/seed'
import { type BundledProgram, bundleOf } from '../build/bundled-programs.ts'
import { WORKER_MEMORY } from '../build/worker-memory.ts'
import { viteProgram } from './build-web.ts'
import type { Running } from './launch-lock.ts'
import { root } from './paths.ts'
import type { Program } from './program.ts'
import type { Step } from './step.ts'
import { Supervised } from './supervise.ts'
import { untilReady } from './until-ready.ts'

export type Launch = {
  env: Record<string, string> & { DATABASE_URL: string }
  ports: { api: number; sandbox: number; web: number; admin: number }
  watch: boolean
  step: Step
  signal: AbortSignal
  undo: (() => Promise<void> | void)[]
  logs?: string
}

export async function startPrograms(
  launch: Launch,
  remember: (children: Running['children']) => void,
): Promise<void> {
  const running: Supervised[] = []
  const note = (): void =>
    remember(running.flatMap(({ pid, program }) => (pid ? [{ pid, program: program.entry }] : [])))
  launch.undo.push(async () => {
    await Promise.all(running.map((program) => program.stop()))
  })
  const start = (title: string, program: Program): Promise<void> =>
    launch.step(title, async () => {
      const supervised = new Supervised(program, note, launch.logs)
      running.push(supervised)
      note()
      await untilReady(supervised, launch.signal)
    })

  const { sandbox, api, worker, web, admin } = programs(launch)
  await start('Sandbox of the outside world', sandbox)
  await launch.step(
    'Payments of the seeded people',
    () => notifySandbox(launch.env.DATABASE_URL, at(launch.ports.sandbox, '')),
    (count) => `new to the sandbox: ${count}`,
  )
  await Promise.all([start('API', api), start('Worker', worker)])
  if (launch.watch) await Promise.all([start('Vite, web', web), start('Vite, staff console', admin)])
}

type Ours = 'sandbox' | 'api' | 'worker' | 'web' | 'admin'

function programs({ env, ports, watch }: Launch): Record<Ours, Program> {
  // Runs the bundle as in production; a developer's environment runs the sources, which restart on changes.
  const entryOf = (program: BundledProgram): string => (watch ? program : bundleOf(program))
  const addresses = { API_URL: at(ports.api, ''), ADMIN_URL: at(ports.admin, '') }
  const vite = (client: 'web' | 'admin', home: string): Program => ({
    name: `vite-${client}`,
    entry: viteProgram(),
    args: ['--host', '127.0.0.1', '--port', String(ports[client]), '--strictPort'],
    cwd: join(root, 'apps', client),
    env: { ...env, ...addresses },
    readyUrl: at(ports[client], home),
  })
  return {
    sandbox: {
      name: 'sandbox',
      entry: entryOf('apps/sandbox/src/main.ts'),
      env,
      readyUrl: at(ports.sandbox, '/healthz'),
    },
    api: {
      name: 'api',
      entry: entryOf('apps/api/src/main.ts'),
      env,
      watch,
      readyUrl: at(ports.api, '/readyz'),
    },
    worker: {
      name: 'worker',
      entry: entryOf('apps/worker/src/main.ts'),
      ...(watch ? {} : { nodeArgs: WORKER_MEMORY }),
      env,
      watch,
      readyLine: 'worker ready',
    },
    web: vite('web', '/'),
    admin: vite('admin', '/staff/'),
  }
}

function at(port: number, path: string): string {
  return `http://127.0.0.1:${port}${path}`
}
