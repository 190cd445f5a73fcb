import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '@hygiene/contracts/generated/endpoints'
import type { Endpoint, FilePart } from '@hygiene/contracts/kit/endpoint'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../launcher/paths.ts'

const MEGABYTE = 1024 * 1024
const SCANNER_LIMITS = ['MaxFileSize', 'MaxScanSize', 'StreamMaxLength']

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const parts: FilePart[] = Object.values<Endpoint>(ENDPOINTS).flatMap(({ takesFiles = [] }) => takesFiles)
const bytesOf = ({ bytes = FILE_LIMITS.bytesAFile }: FilePart) => bytes
const largestFile = Math.max(...parts.map(bytesOf))
/** Includes multipart boundaries and the fields beside the files (`bodyLimitOf` of the API). */
const largestBody = Math.max(...parts.map((part) => part.most * bytesOf(part))) + MEGABYTE

function limitsIn(text: string): Record<string, number> {
  const named = text.matchAll(/\b(StreamMaxLength|MaxFileSize|MaxScanSize)\W+(\d+)M\b/g)
  return Object.fromEntries([...named].map(([, name = '', size]) => [name, Number(size) * MEGABYTE]))
}

type Compose = { services: { clamav: { environment?: Record<string, string> } } }

const compose = () => {
  const { services }: Compose = parse(read('packages/deploy/compose.production.yml'), { merge: true })
  return Object.entries(services.clamav.environment ?? {})
    .map((setting) => setting.join(' ').replace('CLAMD_CONF_', ''))
    .join('\n')
}
const systemd = () =>
  [...read('docs/install.md').matchAll(/^ +sed .*\/etc\/clamav\/clamd\.conf.*$/gm)].join('\n')
const kubernetes = () =>
  /^(?: +#.*\n)+ +- CLAMD_ADDRESS=/mu.exec(
    read('packages/deploy/kubernetes/example/kustomization.yaml'),
  )?.[0] ?? ''

describe('the scanner limit for uploads', () => {
  it.each([
    ['in the compose file', compose],
    ['under systemd', systemd],
    ['in the cluster', kubernetes],
  ])('sets the scanner limit above the largest upload file %s', (_variant, text) => {
    const limits = limitsIn(text())
    expect(Object.keys(limits).toSorted()).toEqual(SCANNER_LIMITS)
    for (const bytes of Object.values(limits)) expect(bytes).toBeGreaterThan(largestFile)
  })
})

describe('the proxy limit for uploads', () => {
  it.each([
    ['of the containers', 'apps/web/nginx.conf', /client_max_body_size (\d+)m;/],
    ['under systemd', 'packages/deploy/systemd/nginx-site.conf', /client_max_body_size (\d+)m;/],
    ['of the cluster', 'packages/deploy/kubernetes/example/ingress.yaml', /proxy-body-size: (\d+)m\b/],
  ])('sets the proxy limit to at least the largest upload body %s', (_variant, file, limit) => {
    const [, megabytes] = limit.exec(read(file)) ?? []
    expect(Number(megabytes) * MEGABYTE).toBeGreaterThanOrEqual(largestBody)
  })
})
