import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Probe = { httpGet?: { path: string } }

export type Manifest = {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: {
    template: { spec: Pod }
    metrics?: { type: string; external?: { metric: { name: string } } }[]
    ingress?: unknown
    selector?: unknown
  }
}
type Pod = {
  containers: {
    image: string
    env?: { name: string; value: string }[]
    envFrom?: unknown
    livenessProbe?: Probe
    readinessProbe?: Probe
    volumeMounts: { name: string; mountPath: string }[]
  }[]
  topologySpreadConstraints?: { topologyKey: string }[]
  volumes?: { name: string; secret?: { items: { key: string }[]; secretName: string; defaultMode: number } }[]
}

/** Keys below these are our own names, as is every word with a slash. */
const FREE = new Set(['labels', 'annotations', 'matchLabels', 'data', 'requests', 'limits'])

/** Returns every word of a manifest that Kubernetes must know. The schemas accept unknown fields, as the server's do. */
export function textOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([word]) => !word.includes('/'))
    .flatMap(([word, below]) => [word, ...(FREE.has(word) ? [] : textOf(below))])
}

let text: ReadonlySet<string> | undefined

export function givenText(): ReadonlySet<string> {
  const folder = join(fileURLToPath(import.meta.resolve('kubernetes-models')), '..')
  text ??= new Set(
    globSync(
      [
        '{v1,apps/v1,batch/v1,autoscaling/v2,policy/v1,networking.k8s.io/v1}/*.d.ts',
        '../@kubernetes-models/apimachinery/**/*.d.ts',
      ],
      { cwd: folder },
    )
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .flatMap((source) => [...source.matchAll(/^\s+"?(\w+)"?\??:/gm)].flatMap(([, word]) => word ?? [])),
  )
  return text
}
