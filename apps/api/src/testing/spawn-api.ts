import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { TestApi } from './start-test-api.ts'

const ENTRY = fileURLToPath(new URL('../main.ts', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export async function spawnApi(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<{ child: ChildProcess; origin: string; said: () => string }> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...settings,
  }
  const child = spawn(process.execPath, [ENTRY], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => written.push(text))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return { child, origin, said: () => written.join('') }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The API did not start')
}

/**
 * Sets the test's clock to the machine's, which a spawned process uses, and keeps the logins of staff alive. Requests made before
 * a process is spawned expire by that clock.
 */
export async function useMachineClock({
  clock,
  database,
}: Pick<TestApi, 'clock' | 'database'>): Promise<void> {
  const at = new Date()
  await database.db.staffLogin.updateMany({ data: { startedAt: at, extendedAt: at } })
  clock.set(at)
}
