import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

export type TestS3 = {
  env: {
    STORAGE: 's3'
    S3_ENDPOINT: string
    S3_PUBLIC_ENDPOINT: string
    S3_BUCKET: string
    S3_REGION: string
    S3_ACCESS_KEY_ID: string
    S3_SECRET_ACCESS_KEY: string
  }
  stop: () => Promise<void>
}

const BUCKET = 'hygiene'
const REGION = 'ap-northeast-2'
const KEY = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }
/** Uses Debian's Python, because another one on the path lacks its packages. */
const PYTHON = '/usr/bin/python3'

export function hasS3Server(): boolean {
  return spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api, swift.obj.server']).status === 0
}

export async function startS3(): Promise<TestS3 | undefined> {
  if (!hasS3Server()) {
    process.stderr.write(
      'NO S3 SERVER: swift-proxy, swift-account, swift-container and swift-object are not installed; its tests are left out.\n',
    )
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'hygiene-s3-'))
  const program = fileURLToPath(new URL('./swift-s3.py', import.meta.url))
  const server = spawn(PYTHON, [program, folder, 'tester', 'testing'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const port = await new Promise<string>((resolve, reject) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        said = `${said}${chunk.toString('utf8')}`.slice(-2000)
        const [, ready] = /ready (\d+)/.exec(said) ?? []
        if (ready !== undefined) resolve(ready)
      })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Swift ended while starting: ${said}`)))
  })
  const endpoint = `http://127.0.0.1:${port}`
  const client = clientOf(endpoint)
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
  client.destroy()
  return {
    env: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_PUBLIC_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    stop: async () => {
      server.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const clientOf = (endpoint: string) =>
  new S3Client({ endpoint, region: REGION, forcePathStyle: true, credentials: KEY })

/** Returns at most a thousand keys. */
export async function listBucket({ env }: TestS3): Promise<string[]> {
  const client = clientOf(env.S3_ENDPOINT)
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: env.S3_BUCKET }))
  client.destroy()
  return Contents.flatMap(({ Key }) => Key ?? [])
}
