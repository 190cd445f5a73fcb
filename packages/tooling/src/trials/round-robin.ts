import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@hygiene/testing/postgres-embedded'

/** nginx (of the machine) in front of these ports, call by call in turn; its answers are the production file's. */
export async function startRoundRobin(
  folder: string,
  ports: readonly number[],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const place = join(folder, 'nginx')
  mkdirSync(place, { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${place}/${kind};`,
  )
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`)
  writeFileSync(
    join(place, 'nginx.conf'),
    `daemon off; master_process off; pid ${place}/nginx.pid; error_log ${place}/error.log warn;
     events { worker_connections 2048; }
     http {
       access_log off; ${temporary.join(' ')}
       upstream api { ${servers.join(' ')} keepalive 32; }
       server {
         listen 127.0.0.1:${port};
         proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
         location / { proxy_pass http://api; error_page 502 504 = @away; }
         location @away { add_header Retry-After 1 always; return 503; }
       }
     }`,
  )
  const server = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-p', place], { stdio: 'ignore' })
  // A trial that breaks leaves no server behind.
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let tries = 0; tries < 100 && !(await listens(port)); tries += 1) await sleep(50)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
