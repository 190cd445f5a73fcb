import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import { endWith } from '@hygiene/tooling/end-with'
import { root } from '@hygiene/tooling/paths'
import { say } from '@hygiene/tooling/step'
import { runChecks } from './checks.ts'
import { openCluster } from './cluster.ts'
import { startIngress } from './ingress.ts'
import { OUTSIDE, startManaged } from './managed.ts'
import { ofKind } from './manifests.ts'
import { renderCopy, renderSecrets } from './overlay.ts'
import { until } from './until.ts'

/**
 * Runs `pnpm lab chart`: starts the Kustomize chart as root from the images `hygiene/{api,worker,web}:current` at DOCKER_HOST.
 * Containers get the manifest's command, settings, files, user and privileges inside a private network. The lab implements
 * probes, services and policies as kubelet, kube-proxy and a network plug-in do.
 */
const INSIDE = 'HYGIENE_LAB_INSIDE'
if (process.env[INSIDE] === undefined) {
  const text = ['--net', process.execPath, ...process.argv.slice(1)]
  const { status } = spawnSync('unshare', text, { stdio: 'inherit', env: { ...process.env, [INSIDE]: '1' } })
  process.exit(status ?? 1)
}

const undo: (() => unknown)[] = []
let ending: (() => Promise<void>) | undefined
async function stop(): Promise<void> {
  await ending?.()
  ending = undefined
  for (const end of undo.splice(0).toReversed()) await end()
}
endWith(stop)
async function endAfter(error: Error): Promise<void> {
  process.stderr.write(`${error.stack}\n`)
  await stop()
  process.exit(1)
}
process.once('uncaughtException', (error) => void endAfter(error))

const loadBefore = loadavg()[0]?.toFixed(1)
const INGRESS = '10.244.2.1'
const PROMETHEUS = '10.244.2.2'

const folder = mkdtempSync(join(tmpdir(), 'hygiene-chart-'))
chmodSync(folder, 0o755)
undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** Fills the secrets as an operator does: ours are generated, the vendors' are written in. */
const secrets = join(folder, 'secrets')
function fillSecrets(given: Record<string, string>): void {
  const made = spawnSync(process.execPath, [join(root, 'packages/deploy/src/secrets.ts'), secrets], {
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(made.stderr)
  for (const [name, value] of Object.entries(given)) {
    rmSync(join(secrets, name), { force: true })
    writeFileSync(join(secrets, name), value, { mode: 0o400 })
  }
}
const secret = (name: string) => readFileSync(join(secrets, name), 'utf8').trim()

try {
  fillSecrets({
    PORTONE_API_SECRET: 'portone-secret-of-the-lab',
    PORTONE_WEBHOOK_SECRET: `whsec_${Buffer.from('portone-notice-of-the-lab').toString('base64')}`,
    SOLAPI_API_KEY: 'solapi-key-of-the-lab',
    SOLAPI_API_SECRET: 'solapi-secret-of-the-lab',
    JUSO_KEY: 'juso-key-of-the-lab',
    FOOD_SAFETY_KEY: 'food-safety-key-of-the-lab',
    DATABASE_URL: 'postgresql://postgres:of-the-lab@postgres.managed.test:5432/hygiene?sslmode=verify-full',
    REDIS_URL: 'rediss://redis.managed.test:6379',
    S3_ACCESS_KEY_ID: 'test:tester',
    S3_SECRET_ACCESS_KEY: 'testing',
  })
  const cluster = await openCluster(folder, OUTSIDE, undo)
  ending = () => cluster.close()
  await cluster.addOther('ingress-nginx', INGRESS)
  await cluster.addOther('monitoring', PROMETHEUS)
  const ingress = await startIngress(INGRESS, () => cluster.readyOf('web').map(({ address }) => address))
  undo.push(ingress.stop)
  const managed = await startManaged(folder, secret, `${ingress.origin}/api/payments/notice`, undo)

  const settings = {
    CLAMD_ADDRESS: 'clamav.managed.test:3310',
    S3_ENDPOINT: 'https://s3.managed.test',
    S3_PUBLIC_ENDPOINT: managed.bucket.origin,
    BUCKET_ORIGIN: managed.bucket.origin,
    S3_ADDRESSES: 'path',
    S3_BUCKET: managed.s3.env.S3_BUCKET,
    S3_REGION: managed.s3.env.S3_REGION,
    PORTONE_BASE_URL: 'https://vendors.test',
    PORTONE_STORE_ID: 'store-lab',
    SOLAPI_BASE_URL: 'https://vendors.test',
    JUSO_BASE_URL: 'https://vendors.test',
    FOOD_SAFETY_BASE_URL: 'https://vendors.test',
  }
  const made = await renderSecrets(secrets, managed.authority)
  const manifests = [...(await renderCopy(folder, settings)), ...made]
  say(`the chart: ${manifests.length} manifests; outside PostgreSQL, Redis and S3 over TLS, ClamAV, vendors`)

  await cluster.nameAll(manifests)
  const ofMigrate = manifests.filter(
    ({ metadata }) => metadata.labels?.['app.kubernetes.io/component'] === 'migrate',
  )
  cluster.apply([...made, ...ofMigrate])
  const said = await cluster.runJob('migrate')
  say(`✓ migrate has ended before the rest begins: ${said.split(', ').length} migrations applied`)
  cluster.apply(manifests)
  const scaled = ofKind(manifests, 'HorizontalPodAutoscaler')
  const began = performance.now()
  for (const { metadata, spec } of scaled)
    for (let count = 0; count < spec.minReplicas; count += 1) await cluster.startPod(metadata.name)
  await until(
    'all pods are ready',
    () => cluster.pods.every(({ kept }) => kept.isReady()),
    120_000,
    () => cluster.describeTrouble(),
  )
  const restarts = cluster.pods.flatMap(({ app, kept }) => kept.reasons.map((reason) => `${app}: ${reason}`))
  say(
    `✓ ${cluster.pods.length} pods ready after ${((performance.now() - began) / 1000).toFixed(1)} s, restarts: ${restarts.join(', ') || 'none'}`,
  )

  const database = connectDatabase({ url: managed.databaseUrl })
  undo.push(() => database.close())
  const broken = await runChecks({
    cluster,
    ingress,
    managed,
    secret,
    secrets,
    db: database.db,
    places: { INGRESS, PROMETHEUS },
  })
  const seconds = (performance.now() / 1000).toFixed(0)
  const outcome = broken === 0 ? 'The chart stands' : `${broken} things are not as they should be`
  say(`${outcome}, after ${seconds} s; load ${loadavg()[0]?.toFixed(1)}, at the start ${loadBefore}`)
  process.exitCode = broken === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
} finally {
  await stop()
}
process.exit()
