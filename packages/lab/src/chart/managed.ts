import { once } from 'node:events'
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { startFakeClamd, startSandbox } from '@hygiene/testing'
import { serverUser } from '@hygiene/testing/postgres-binaries'
import { startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { startMachineRedis } from '@hygiene/testing/redis'
import { startS3 } from '@hygiene/testing/s3'
import { run } from './run.ts'

/** Is the bucket's address for browsers: pods can neither resolve nor reach it. */
const BUCKET_OUTSIDE = { name: 'files.lab.test', address: '127.0.0.9' } as const

interface BucketOutside {
  origin: string
  ask: (address: string, body?: Uint8Array) => Promise<{ status: number; bytes: number }>
}

function bucketOutside(authority: string): BucketOutside {
  const { name, address: host } = BUCKET_OUTSIDE
  const ca = readFileSync(authority)
  return {
    origin: `https://${name}`,
    async ask(address, body) {
      const { pathname, search } = new URL(address)
      const method = body ? 'PUT' : 'GET'
      const headers = { host: name, ...(body ? { 'content-length': body.length } : {}) }
      const call = request({ host, servername: name, ca, method, path: `${pathname}${search}`, headers })
      call.end(body)
      const [answer] = await once(call, 'response')
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      return { status: answer.statusCode, bytes }
    },
  }
}

export const OUTSIDE: ReadonlyMap<string, string> = new Map([
  ['postgres.managed.test', '10.244.8.1'],
  ['redis.managed.test', '10.244.8.2'],
  ['s3.managed.test', '10.244.8.3'],
  ['vendors.test', '10.244.8.4'],
  ['clamav.managed.test', '10.244.8.5'],
])
const at = (name: string): string => OUTSIDE.get(name) ?? ''

export type Managed = Awaited<ReturnType<typeof startManaged>>

export async function startManaged(
  folder: string,
  secret: (name: string) => string,
  webhookUrl: string,
  undo: (() => unknown)[],
) {
  const { authority, certificate, key } = await makeCertificates(folder)
  const identity = { cert: readFileSync(certificate), key: readFileSync(key) }

  const user = serverUser()
  if (user) chownSync(key, user.uid, user.gid)
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    settings: { ssl: 'on', ssl_cert_file: certificate, ssl_key_file: key, max_connections: '100' },
  })
  undo.push(postgres.stop)
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE hygiene'))
  undo.push(await lead(at('postgres.managed.test'), 5432, postgres.port))

  const redis = await startMachineRedis()
  undo.push(redis.stop)
  undo.push(await lead(at('redis.managed.test'), 6379, Number(new URL(redis.url).port), identity))

  const s3 = await startS3()
  if (!s3) throw new Error('The test needs an S3 server')
  undo.push(s3.stop)
  const s3Port = Number(new URL(s3.env.S3_ENDPOINT).port)
  for (const address of [at('s3.managed.test'), BUCKET_OUTSIDE.address])
    undo.push(await lead(address, 443, s3Port, identity))

  const clamd = await startFakeClamd()
  undo.push(() => clamd.stop())
  undo.push(await lead(at('clamav.managed.test'), 3310, Number(clamd.address.split(':')[1])))

  for (const name of [
    'PORTONE_API_SECRET',
    'PORTONE_WEBHOOK_SECRET',
    'SOLAPI_API_KEY',
    'SOLAPI_API_SECRET',
    'FOOD_SAFETY_KEY',
  ])
    process.env[name] = secret(name)
  Object.assign(process.env, { PORTONE_STORE_ID: 'store-lab', SMS_SENDER: '0215880000' })
  const vendors = await startSandbox(webhookUrl)
  undo.push(() => vendors.stop())
  undo.push(await lead(at('vendors.test'), 443, Number(new URL(vendors.origin).port), identity))

  const bucket = bucketOutside(authority)
  return { authority, vendors, s3, bucket, clamd, databaseUrl: databaseUrl(postgres.url, 'hygiene') }
}

async function lead(
  address: string,
  port: number,
  to: number,
  identity?: { cert: Buffer; key: Buffer },
): Promise<() => void> {
  const onward = (near: NodeJS.ReadWriteStream & { destroy(): void }): void => {
    const far = connect(to, '127.0.0.1')
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far)
    far.pipe(near)
  }
  const server = identity ? createTlsServer(identity, onward) : createServer(onward)
  server.listen(port, address)
  await once(server, 'listening')
  return () => void server.close()
}

async function makeCertificates(folder: string) {
  const file = (name: string) => join(folder, name)
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const authority = file('authority.pem')
  await run(
    'openssl',
    'req',
    '-x509',
    ...key,
    '-keyout',
    file('authority.key'),
    '-out',
    authority,
    '-days',
    '2',
    '-subj',
    '/CN=lab',
  )
  await run(
    'openssl',
    'req',
    ...key,
    '-keyout',
    file('server.key'),
    '-out',
    file('server.csr'),
    '-subj',
    '/CN=managed',
  )
  const names = [...OUTSIDE.keys(), BUCKET_OUTSIDE.name]
  writeFileSync(file('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`)
  const signed = [
    '-in',
    file('server.csr'),
    '-CA',
    authority,
    '-CAkey',
    file('authority.key'),
    '-CAcreateserial',
  ]
  const named = ['-days', '2', '-extfile', file('names'), '-out', file('server.pem')]
  await run('openssl', 'x509', '-req', ...signed, ...named)
  chmodSync(file('server.key'), 0o600)
  return { authority, certificate: file('server.pem'), key: file('server.key') }
}
