import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dockerEngineAnswers } from './docker-engine.ts'
import { removeDirectory } from './postgres-binaries.ts'
import { guardServer } from './postgres-guard.ts'
import { startEmbeddedPostgres } from './postgres-embedded.ts'

export type TestServer = { url: string; kind: 'container' | 'embedded'; stop: () => Promise<void> }

// The zone is wrong on purpose, so that a pool without `-c TimeZone=UTC` fails here and not in Seoul.
const settings = {
  timezone: 'Asia/Seoul',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
}

export async function startTestServer(): Promise<TestServer> {
  if (await dockerEngineAnswers()) {
    try {
      return await startContainer()
    } catch (cause) {
      process.stderr.write(
        `PostgreSQL in a container did not start, the embedded one is used: ${String(cause)}\n`,
      )
    }
  }
  const scratch = mkdtempSync(join(scratchPlace(), 'hygiene-test-'))
  chmodSync(scratch, 0o755)
  const directory = join(scratch, 'postgres')
  const server = await startEmbeddedPostgres({ directory, settings })
  const guard = guardServer(server.pid, scratch)
  return {
    url: server.url,
    kind: 'embedded',
    stop: async () => {
      await server.stop()
      guard.end()
      removeDirectory(scratch)
    },
  }
}

const MEMORY_DISK = '/dev/shm'
const ROOM_WANTED_BYTES = 4 * 1024 ** 3

/** Uses a memory disk with enough room (Docker's own has 64 MB): copying a template there costs a third. */
function scratchPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DISK)
    if (bavail * bsize >= ROOM_WANTED_BYTES) return MEMORY_DISK
  } catch {
    // This system has no such disk.
  }
  return tmpdir()
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql')
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const container = await new PostgreSqlContainer('postgres:18').withCommand(['postgres', ...flags]).start()
  return {
    url: container.getConnectionUri(),
    kind: 'container',
    stop: async () => {
      await container.stop()
    },
  }
}
