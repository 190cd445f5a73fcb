import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dockerEngineAnswers } from './docker-engine.ts'
import { freePort } from './postgres-embedded.ts'

export type TestRedis = { url: string; kind: 'container' | 'machine'; stop: () => Promise<void> }

/** Starts Redis in a container or from the machine; without either it warns and returns undefined. */
export async function startRedis(): Promise<TestRedis | undefined> {
  if (await dockerEngineAnswers()) {
    try {
      return await startContainer()
    } catch (cause) {
      process.stderr.write(
        `Redis in a container did not start, the machine's own is used: ${String(cause)}\n`,
      )
    }
  }
  if (spawnSync('redis-server', ['--version']).status === 0) return startMachineRedis()
  process.stderr.write(
    'NO REDIS: no Docker engine answers and redis-server is not installed; its tests are left out.\n',
  )
  return undefined
}

async function startContainer(): Promise<TestRedis> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer('redis:8')
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start()
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(6379)}`,
    kind: 'container',
    stop: async () => {
      await container.stop()
    },
  }
}

/** `at` reuses an earlier port, so that a test can kill Redis and start it again. */
export async function startMachineRedis(at?: number): Promise<TestRedis & { pid: number }> {
  const port = at ?? (await freePort())
  const directory = mkdtempSync(join(tmpdir(), 'hygiene-redis-'))
  const flags = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    directory,
  ]
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8')
      if (log.includes('Ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`redis-server ended while starting: ${log.slice(-300)}`)))
  })
  return {
    url: `redis://127.0.0.1:${port}`,
    kind: 'machine',
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
