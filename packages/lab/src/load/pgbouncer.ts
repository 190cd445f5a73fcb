import { spawn } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverUser } from '@hygiene/testing/postgres-binaries'
import { freePort } from '@hygiene/testing/postgres-embedded'
import pg from 'pg'

export async function startPgBouncer(
  folder: string,
  target: string,
  serverConnections: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const { hostname, port: serverPort, pathname } = new URL(target)
  const name = pathname.slice(1)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    [
      '[databases]',
      `${name} = host=${hostname} port=${serverPort} dbname=${name} user=postgres`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${serverConnections}`,
      'max_client_conn = 200',
      'ignore_startup_parameters = options,extra_float_digits,lock_timeout,statement_timeout,idle_in_transaction_session_timeout',
      'logfile =',
    ].join('\n'),
  )
  chmodSync(file, 0o644)
  const server = spawn('pgbouncer', [file], { ...serverUser(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  server.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString('utf8')).slice(-2_000)))
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `postgresql://postgres@127.0.0.1:${port}/${name}`
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      break
    } catch (cause) {
      if (tries > 50 || server.exitCode !== null)
        throw new Error(`PgBouncer did not start: ${said}`, { cause })
      await sleep(100)
    }
  }
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM')
      server.kill('SIGINT')
      await ended
    },
  }
}
