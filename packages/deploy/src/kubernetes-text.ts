import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Probe = { httpGet?: { path: string } }

/** The parts of a manifest that the tests ask for. */
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

/** Below these stand names of our own, as is every word with a slash. */
const FREE = new Set(['labels', 'annotations', 'matchLabels', 'data', 'requests', 'limits'])

/** Every word of a manifest that Kubernetes has to know. The schemas let unknown ones pass, as the server's do. */
export function textOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([word]) => !word.includes('/'))
    .flatMap(([word, below]) => [word, ...(FREE.has(word) ? [] : textOf(below))])
}

let text: ReadonlySet<string> | undefined

/** The words of all kinds that Kubernetes describes. */
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
