import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from '../launcher/paths.ts'
import { type Manifests, parseManifests, render } from './manifests.ts'
import { run } from './run.ts'

interface Kustomization {
  bases: string[]
  images: { name: string; newName: string; newTag: string }[]
  configMapGenerator: { name: string; literals?: string[]; files?: string[] }[]
  patchesStrategicMerge?: string[]
}

const EXAMPLE = join(root, 'packages/deploy/kubernetes/example')
const AUTHORITY = '/etc/authority'

/** The outside services of the trial have certificates of its own authority. */
const trust = (app: string) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: app },
  spec: {
    template: {
      spec: {
        containers: [{ name: app, volumeMounts: [{ name: 'authority', mountPath: AUTHORITY, readOnly: true }] }],
        volumes: [{ name: 'authority', configMap: { name: 'authority' } }],
      },
    },
  },
})

/** A copy of the example with other addresses, as the runbook tells to make one, rendered by kubectl. */
export async function renderCopy(
  folder: string,
  settings: Readonly<Record<string, string>>,
  authority: string,
): Promise<Manifests> {
  const copy = join(folder, 'cluster')
  mkdirSync(copy)
  copyFileSync(join(EXAMPLE, 'ingress.yaml'), join(copy, 'ingress.yaml'))
  copyFileSync(authority, join(copy, 'authority.pem'))
  const made = parse(readFileSync(join(EXAMPLE, 'kustomization.yaml'), 'utf8')) as Kustomization
  made.bases = made.bases.map((base) => relative(copy, join(EXAMPLE, base)))
  made.images = made.images.map(({ name }) => ({ name, newName: name, newTag: 'current' }))
  const [settingsMap] = made.configMapGenerator
  if (!settingsMap) throw new Error('The example has no settings')
  const trusted = { ...settings, NODE_EXTRA_CA_CERTS: `${AUTHORITY}/authority.pem` }
  settingsMap.literals = [
    ...(settingsMap.literals ?? []).filter((one) => !((one.split('=')[0] ?? '') in trusted)),
    ...Object.entries(trusted).map(([name, value]) => `${name}=${value}`),
  ]
  made.configMapGenerator.push({ name: 'authority', files: ['authority.pem'] })
  made.patchesStrategicMerge = ['trust.yaml']
  writeFileSync(join(copy, 'trust.yaml'), ['api', 'worker'].map((app) => stringify(trust(app))).join('---\n'))
  writeFileSync(join(copy, 'kustomization.yaml'), stringify(made))
  return render(copy)
}

/** The Secret as the runbook's command makes it of the folder of `pnpm secrets`. */
export async function renderSecrets(folder: string): Promise<Manifests> {
  return parseManifests(
    await run(
      ...(['kubectl', 'create', 'secret', 'generic', 'hygiene-secrets', `--from-file=${folder}`] as const),
      ...['--dry-run=client', '--output=yaml'],
    ),
  )
}
