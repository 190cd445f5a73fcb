import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@hygiene/testing/postgres-embedded'

/** Is the production file's answer while no API is available (apps/web/nginx.conf). */
const AWAY = `'{"code":-2197,"message":"서비스가 잠시 준비 중입니다. 잠시 뒤에 다시 시도해주세요.","entity":null}'`

export async function startRoundRobin(
  folder: string,
  ports: readonly number[],
  scheme: 'plain' | 'tls' = 'plain',
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }> {
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
     events { worker_connections 16384; }
     http {
       access_log off; ${temporary.join(' ')}
       upstream api { ${servers.join(' ')} keepalive 32; }
       server {
         listen 127.0.0.1:${port} backlog=8192 ${scheme === 'tls' ? `ssl http2; ${certificateIn(place)}` : ';'}
         proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
         proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
         location / { proxy_pass http://api; error_page 502 504 = @away; }
         location @away {
           default_type application/json; charset utf-8; charset_types application/json;
           add_header Retry-After 3 always; return 503 ${AWAY};
         }
       }
     }`,
  )
  const server = spawn('nginx', ['-c', join(place, 'nginx.conf'), '-p', place], { stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGKILL'))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for (let tries = 0; tries < 100 && !(await listens(port)); tries += 1) await sleep(50)
  return {
    origin: `${scheme === 'tls' ? 'https' : 'http'}://127.0.0.1:${port}`,
    pid: server.pid ?? 0,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

function certificateIn(place: string): string {
  const [key, certificate] = [join(place, 'key.pem'), join(place, 'certificate.pem')]
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
    '-days',
    '1',
  ]
  execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
