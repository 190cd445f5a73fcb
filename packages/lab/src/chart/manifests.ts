import { parseAllDocuments } from 'yaml'
import { run } from './run.ts'

export type Labels = Readonly<Record<string, string>>
type Selector = {
  matchLabels?: Labels
  matchExpressions?: { key: string; operator: string; values?: string[] }[]
}
export interface Probe {
  httpGet: { path: string; port: string | number }
  periodSeconds?: number
  timeoutSeconds?: number
  failureThreshold?: number
}
type EnvVar = { name: string; value?: string; valueFrom?: { fieldRef: { fieldPath: string } } }
export interface Container {
  name: string
  image: string
  command?: string[]
  args?: string[]
  env?: EnvVar[]
  envFrom?: { configMapRef: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  lifecycle?: { preStop?: { exec: { command: string[] } } }
  resources: { limits: { memory: string } }
  securityContext: {
    allowPrivilegeEscalation: boolean
    readOnlyRootFilesystem: boolean
    capabilities: { drop: string[] }
  }
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[]
}
export interface Volume {
  name: string
  secret?: { secretName: string; defaultMode: number; items: { key: string; path: string }[] }
  configMap?: { name: string }
  persistentVolumeClaim?: { claimName: string }
  emptyDir?: object
}
export interface PodSpec {
  containers: Container[]
  volumes: Volume[]
  securityContext: { runAsNonRoot: boolean; runAsUser: number; runAsGroup: number; fsGroup: number }
  terminationGracePeriodSeconds?: number
  restartPolicy?: 'Always' | 'Never'
}
type Peer = {
  podSelector?: Selector
  namespaceSelector?: Selector
  ipBlock?: { cidr: string; except?: string[] }
}
type PolicyPort = { protocol?: string; port: number }
export interface Policy {
  podSelector: Selector
  policyTypes: ('Ingress' | 'Egress')[]
  ingress?: { from?: Peer[]; ports?: PolicyPort[] }[]
  egress?: { to?: Peer[]; ports?: PolicyPort[] }[]
}
interface Named {
  metadata: { name: string; labels?: Labels; annotations?: Labels }
}
export type Templated = Named & { spec: { template: { metadata: { labels: Labels }; spec: PodSpec } } }
type Manifest =
  | ({ kind: 'Deployment' } & Templated)
  | ({ kind: 'Job' } & Templated)
  | ({ kind: 'Service' } & Named & {
        spec: { selector: Labels; ports: { port: number; targetPort: string | number }[] }
      })
  | ({ kind: 'ConfigMap' } & Named & { data: Record<string, string> })
  | ({ kind: 'Secret' } & Named & { data: Record<string, string> })
  | ({ kind: 'NetworkPolicy' } & Named & { spec: Policy })
  | ({ kind: 'HorizontalPodAutoscaler' } & Named & { spec: { minReplicas: number } })
  | ({ kind: 'Ingress' | 'PersistentVolumeClaim' | 'PodDisruptionBudget' } & Named)

export type ManifestOf<K extends Manifest['kind']> = Extract<Manifest, { kind: K }>
export type Manifests = readonly Manifest[]

/** Parses YAML 1.1 as Kubernetes does: 0440 is octal. */
export function parseManifests(text: string): Manifests {
  return parseAllDocuments(text, { version: '1.1' }).map((document) => document.toJS() as Manifest)
}

export async function render(folder: string): Promise<Manifests> {
  return parseManifests(await run('kubectl', 'kustomize', folder))
}

export function ofKind<K extends Manifest['kind']>(manifests: Manifests, kind: K): ManifestOf<K>[] {
  return manifests.filter((manifest): manifest is ManifestOf<K> => manifest.kind === kind)
}

export function named<T extends Named>(list: readonly T[], name: string): T {
  const found = list.find(({ metadata }) => metadata.name === name)
  if (!found) throw new Error(`The chart has nothing called ${name}`)
  return found
}

export function isSelected(selector: Selector, labels: Labels): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`Selectors by ${operator} are not known here`)
      return values.includes(labels[key] ?? '')
    })
  )
}
