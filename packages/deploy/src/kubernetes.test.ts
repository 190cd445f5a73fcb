import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job'
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap'
import { validate as volumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim'
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service'
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { givenText, type Manifest, textOf } from './kubernetes-text.ts'

const SCHEMAS: Record<string, ((data: unknown) => boolean) & { errors?: unknown }> = {
  ConfigMap: configMap,
  Deployment: deployment,
  HorizontalPodAutoscaler: autoscaler,
  Ingress: ingress,
  Job: job,
  NetworkPolicy: networkPolicy,
  PersistentVolumeClaim: volumeClaim,
  PodDisruptionBudget: disruptionBudget,
  Service: service,
}

const folder = fileURLToPath(new URL('../', import.meta.url))
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
if (!hasKubectl)
  process.stderr.write('NO KUBECTL: the chart is read and not rendered; it comes with kubernetes-client.\n')

/**
 * Renders the manifests as a cluster gets them. Without kubectl it reads the files themselves, which lack namespace, tags and
 * generated maps.
 */
let manifests: Manifest[] = []
beforeAll(() => {
  manifests = documentsIn(hasKubectl ? rendered() : read())
})
const documentsIn = (text: string) =>
  parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as Manifest)
const read = () =>
  globSync(['kubernetes/{base,example}/*.yaml', 'alertmanager/*.yaml'], {
    cwd: folder,
    exclude: ['**/kustomization.yaml', '**/authority.yaml'],
  })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n---\n')

function rendered(): string {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', 'kubernetes/example'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

const STORAGE_DIR = '/var/lib/hygiene/storage'
const BUCKET_KEYS = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind)
const podsOf = () =>
  [...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata, spec }) => ({
    name: metadata.name,
    pod: spec.template.spec,
  }))
const namesOf = (kind: string) =>
  ofKind(kind)
    .map(({ metadata }) => metadata.name)
    .toSorted()

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The chart has no ${what}`)
  return value
}

const secretsOf = (names: string[]) =>
  names
    .filter((one) => one.endsWith('_FILE'))
    .map((one) => one.slice(0, -5))
    .toSorted()

type Compose = { services: Record<string, { environment: Record<string, string | null> }> }
const compose: Compose = parse(readFileSync(join(folder, 'compose.production.yml'), 'utf8'), { merge: true })

describe('the chart', () => {
  it('matches Kubernetes’ own schemas word by word', () => {
    expect(manifests.length).toBeGreaterThan(15)
    for (const manifest of manifests) {
      const schema = SCHEMAS[manifest.kind]
      const name = `${manifest.kind} ${manifest.metadata.name}`
      expect([name, schema?.(manifest), schema?.errors]).toEqual([name, true, null])
      expect([name, textOf(manifest).filter((word) => !givenText().has(word))]).toEqual([name, []])
    }
  })

  it('fails the schemas with a word missing, of the wrong kind or misspelt', () => {
    const [sound] = ofKind('Deployment')
    const { spec, ...rest } = structuredClone(found(sound, 'Deployment'))
    expect(deployment({ ...rest, spec: { ...spec, selector: undefined } })).toBe(false)
    expect(deployment({ ...rest, spec: { ...spec, revisionHistoryLimit: 'five' } })).toBe(false)
    expect(
      textOf({ ...rest, spec: { ...spec, replcas: 2 } }).filter((word) => !givenText().has(word)),
    ).toEqual(['replcas'])
  })

  it('runs every container without root, rights or its own disk, and limits its memory', () => {
    expect(
      podsOf()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['alertmanager', 'api', 'migrate', 'web', 'worker'])
    for (const { name, pod } of podsOf()) {
      expect([name, pod]).toMatchObject([
        name,
        {
          automountServiceAccountToken: false,
          securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
          containers: [
            {
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
              resources: { requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } },
            },
          ],
        },
      ])
    }
  })

  it.each(['api', 'worker', 'migrate', 'alertmanager'])(
    'gives %s the same secrets as the compose file, as files',
    (name) => {
      const { pod } = found(
        podsOf().find((one) => one.name === name),
        name,
      )
      const ofCompose = secretsOf(Object.keys(compose.services[name]?.environment ?? {}))
      const wanted = ofCompose.filter((one) => hasKubectl || !BUCKET_KEYS.includes(one))
      const { env = [], volumeMounts = [] } = pod.containers[0] ?? {}
      expect(secretsOf(env.map((one) => one.name))).toEqual(wanted)
      const files = (pod.volumes ?? []).flatMap(({ secret, name: volume }) => {
        const mount = volumeMounts.find((one) => one.name === volume)
        const { items = [], secretName, defaultMode } = secret ?? {}
        return items.map(({ key }) => `${key}_FILE ${mount?.mountPath}/${key} ${secretName} ${defaultMode}`)
      })
      // 288 is 0440.
      const notified = env
        .filter((one) => one.name.endsWith('_FILE'))
        .map((one) => `${one.name} ${one.value} hygiene-secrets 288`)
      expect(notified.toSorted()).toEqual(files.toSorted())
    },
  )

  it('checks health, survives emptied machines, and scales with processor and queue', () => {
    for (const name of ['api', 'worker', 'web']) {
      const { pod } = found(
        podsOf().find((one) => one.name === name),
        name,
      )
      expect(pod.containers[0]?.livenessProbe).toBeDefined()
      expect(pod.topologySpreadConstraints?.map(({ topologyKey }) => topologyKey)).toEqual([
        'topology.kubernetes.io/zone',
        'kubernetes.io/hostname',
      ])
    }
    for (const kind of ['PodDisruptionBudget', 'HorizontalPodAutoscaler'])
      expect(namesOf(kind)).toEqual(['api', 'web', 'worker'])
    const worker = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'worker')
    expect(worker?.spec.metrics?.map(({ type }) => type)).toEqual(['Resource', 'External'])
    const asked = worker?.spec.metrics?.[1]?.external?.metric.name ?? 'none'
    expect(readFileSync(join(folder, 'prometheus/adapter-rules.yml'), 'utf8')).toContain(`as: ${asked} `)
    const api = podsOf().find(({ name }) => name === 'api')?.pod.containers[0]
    expect([api?.livenessProbe?.httpGet?.path, api?.readinessProbe?.httpGet?.path]).toEqual([
      '/healthz',
      '/readyz',
    ])
  })

  it('blocks all traffic that is not named', () => {
    const policies = Object.fromEntries(
      ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata.name, spec]),
    )
    expect(policies['nothing']).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    const from = (name: string) => JSON.stringify(policies[name]?.ingress ?? [])
    expect(from('api')).toContain('"web"')
    expect(from('numbers')).toContain('"monitoring"')
    expect(JSON.stringify(policies['outside'])).toContain('169.254.0.0/16')
  })
})

it.runIf(hasKubectl)('contains settings, dashboards and alarms and names each image with its tag', () => {
  const data = (begins: string) =>
    ofKind('ConfigMap').find(({ metadata }) => metadata.name.startsWith(begins))?.data ?? {}
  const dashboards = globSync('grafana/dashboards/*.json', { cwd: folder }).map((file) => basename(file))
  expect(Object.keys(data('hygiene-dashboards')).toSorted()).toEqual(dashboards.toSorted())
  expect(Object.keys(data('hygiene-alerts'))).toEqual(['alerts.yml'])
  const { name } =
    ofKind('ConfigMap').find(({ metadata }) => metadata.name.startsWith('settings-'))?.metadata ?? {}
  for (const { pod } of podsOf().filter((one) => one.name !== 'migrate'))
    expect(pod.containers[0]?.envFrom).toEqual([{ configMapRef: { name } }])
  for (const { pod } of podsOf())
    expect(pod.containers[0]?.image).toMatch(/^(?:registry\.example\.or\.kr\/.+|prom\/alertmanager):\S+$/)
  const worker = podsOf().find((one) => one.name === 'worker')?.pod
  const room = worker?.containers[0]?.volumeMounts?.find(({ mountPath }) => mountPath === STORAGE_DIR)
  // The worker's disk is read-only, and videos are converted in this volume.
  expect(worker?.volumes?.find((volume) => volume.name === room?.name)).toMatchObject({ emptyDir: {} })
  const needed = Object.entries({
    ...compose.services['api']?.environment,
    ...compose.services['worker']?.environment,
  })
    .filter(([, value]) => value?.includes(':?'))
    .map(([setting]) => setting)
  const settings = data('settings-')
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(needed))
  // Otherwise every byte of a video passes through the API, and the browser's policy blocks the bucket.
  const { protocol, host } = new URL(settings['S3_PUBLIC_ENDPOINT'] ?? '')
  expect([settings['S3_ADDRESSES'], settings['BUCKET_ORIGIN']]).toEqual([
    'host',
    `${protocol}//${settings['S3_BUCKET']}.${host}`,
  ])
})
