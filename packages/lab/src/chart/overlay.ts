import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '@hygiene/tooling/paths'
import { parse, stringify } from 'yaml'
import { type Manifests, parseManifests, render } from './manifests.ts'
import { run } from './run.ts'

interface Kustomization {
  bases: string[]
  images: { name: string; newName: string; newTag: string }[]
  configMapGenerator: { name: string; literals?: string[]; files?: string[] }[]
  patchesStrategicMerge?: string[]
}

const EXAMPLE = join(root, 'packages/deploy/kubernetes/example')

export async function renderCopy(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Manifests> {
  const copy = join(folder, 'cluster')
  mkdirSync(copy)
  for (const file of ['ingress.yaml', 'authority.yaml']) copyFileSync(join(EXAMPLE, file), join(copy, file))
  const made = parse(readFileSync(join(EXAMPLE, 'kustomization.yaml'), 'utf8')) as Kustomization
  made.bases = made.bases.map((base) => relative(copy, join(EXAMPLE, base)))
  made.images = made.images.map(({ name }) => ({ name, newName: name, newTag: 'current' }))
  const [settingsMap] = made.configMapGenerator
  if (!settingsMap) throw new Error('The example has no settings')
  settingsMap.literals = [
    ...(settingsMap.literals ?? []).filter((one) => !((one.split('=')[0] ?? '') in settings)),
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ]
  made.patchesStrategicMerge = ['authority.yaml']
  writeFileSync(join(copy, 'kustomization.yaml'), stringify(made))
  return render(copy)
}

const create = async (...text: string[]) =>
  parseManifests(await run('kubectl', 'create', ...text, '--dry-run=client', '--output=yaml'))

export async function renderSecrets(folder: string, authority: string): Promise<Manifests> {
  return [
    ...(await create('secret', 'generic', 'hygiene-secrets', `--from-file=${folder}`)),
    ...(await create('configmap', 'authority', `--from-file=${authority}`)),
  ]
}
