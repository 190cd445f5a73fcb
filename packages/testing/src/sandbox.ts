import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from './postgres-embedded.ts'

export interface SentMessage {
  to: string
  text: string
  failure?: string
}

export interface RunningSandbox {
  origin: string
  control(path: string, body?: object): Promise<unknown>
  messages(to?: string): Promise<SentMessage[]>
  stop(): Promise<void>
}

const ENTRY = fileURLToPath(new URL('../../../apps/sandbox/src/main.ts', import.meta.url))

export async function startSandbox(
  webhookUrl: string,
  entry = ENTRY,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningSandbox> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const { SANDBOX_STATE_FILE: _kept, ...env } = process.env
  const child = spawn(process.execPath, [entry], {
    env: {
      ...env,
      SANDBOX_PORT: String(port),
      SANDBOX_PUBLIC_URL: origin,
      SANDBOX_WEBHOOK_URL: webhookUrl,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answered(origin, child)
  return {
    origin,
    async control(path, body = {}) {
      const response = await fetch(`${origin}/control${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!response.ok)
        throw new Error(`The sandbox answered ${response.status} to ${path}: ${await response.text()}`)
      return response.json()
    },
    async messages(to = '') {
      const response = await fetch(`${origin}/control/messages?to=${to}`)
      return (await response.json()) as SentMessage[]
    },
    stop: () => stopped(child),
  }
}

async function answered(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The sandbox ended with ${child.exitCode}`)
    const isUp = await fetch(`${origin}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('The sandbox did not answer within 15 s')
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
