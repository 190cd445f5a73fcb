import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { SECRET_NAMES } from './make-secrets.ts'

type Service = {
  image?: string
  build?: unknown
  environment?: Record<string, string | null>
  secrets?: string[]
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  logging?: { options: { 'max-size'?: string } }
  networks?: string[]
  profiles?: string[]
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
}
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: Record<string, { internal?: boolean } | null>
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const compose: Compose = parse(readFileSync(join(root, 'packages/deploy/compose.production.yml'), 'utf8'), {
  merge: true,
})
const services = Object.entries(compose.services)

function settingsIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+): z\b/gm)].flatMap((match) => match[1] ?? [])
}

/** Judges by name: channel keys are public, and TLS_KEY is a path. */
const isSecret = (key: string) =>
  /(SECRET|PASSWORD|TOKEN|PEPPER|KEY|KEY_ID)$/.test(key) && !/(CHANNEL_KEY|^TLS_KEY)$/.test(key)

const shared = settingsIn('packages/gateways/src/shared-settings.ts')
/** The image itself sets these, or the client comes from a separate container. */
const OF_THE_IMAGE = ['HOST', 'PORT', 'WEB_DIST_DIR']

describe('the production compose file', () => {
  it.each(['api', 'worker'])('passes every setting on to the %s', (name) => {
    const wanted = [...settingsIn(`apps/${name}/src/config.ts`), ...shared]
    expect(wanted.length).toBeGreaterThan(20)
    const { environment = {} } = compose.services[name] ?? {}
    const missing = wanted.filter((key) => !(key in environment) && !(`${key}_FILE` in environment))
    expect(missing.filter((key) => !OF_THE_IMAGE.includes(key))).toEqual([])
  })

  it('passes every secret as a file only to the services that read the secret', () => {
    expect(Object.keys(compose.secrets).toSorted()).toEqual([...SECRET_NAMES].toSorted())
    for (const [name, { environment = {}, secrets = [] }] of services) {
      const read = Object.entries(environment).filter(([key]) => key.endsWith('_FILE'))
      expect([name, secrets.toSorted()]).toEqual([
        name,
        read.map(([, value]) => String(value).replace('/run/secrets/', '')).toSorted(),
      ])
      expect(Object.keys(environment).filter((key) => SECRET_NAMES.includes(key) || isSecret(key))).toEqual(
        [],
      )
    }
  })

  it.each(services)('drops every capability and bounds memory, processes and log of %s', (name, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
      logging: { options: { 'max-size': expect.any(String) } },
    })
    // ClamAV downloads its signatures while it runs.
    expect(service.read_only).toBe(name !== 'clamav')
  })

  it('exposes only the web server, at configured addresses, and keeps the data inside', () => {
    const open = services.filter(([, { ports }]) => ports).map(([name]) => name)
    expect(open).toEqual(['web', 'grafana'])
    // Only its own login protects Grafana, so it listens on this machine alone unless a setting says otherwise.
    expect(compose.services['grafana']?.ports).toEqual(['${GRAFANA_ADDRESS:-127.0.0.1:3000}:3000'])
    expect(compose.services['web']?.ports?.every((port) => port.startsWith('${'))).toBe(true)
    expect(compose.networks['inside']?.internal).toBe(true)
    for (const name of ['postgres', 'redis', 'migrate', 'prometheus'])
      expect(compose.services[name]?.networks).toEqual(['inside'])
  })

  it('monitors itself on request from existing files', () => {
    const watching = services.filter(([, { profiles }]) => profiles?.includes('observe'))
    expect(watching.map(([name]) => name)).toEqual(['prometheus', 'alertmanager', 'grafana'])
    const mounted = watching.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => volume.startsWith('./')),
    )
    expect(mounted).toHaveLength(4)
    for (const volume of mounted) {
      const [from = '', , mode] = volume.split(':')
      expect([from, existsSync(join(root, from)), mode]).toEqual([from, true, 'ro'])
    }
  })

  it('contains neither sandbox nor demo data and migrates before our services start', () => {
    expect(Object.keys(compose.services)).not.toEqual(expect.arrayContaining(['sandbox']))
    expect(JSON.stringify(compose)).not.toMatch(/sandbox|demo|development/i)
    for (const name of ['api', 'worker'])
      expect(compose.services[name]?.depends_on?.['migrate']?.condition).toBe(
        'service_completed_successfully',
      )
  })
})

it('gives every image a health check', () => {
  const files = globSync('apps/{api,worker,web}/Dockerfile', { cwd: root })
  expect(files).toHaveLength(3)
  for (const file of files) expect(readFileSync(join(root, file), 'utf8')).toContain('HEALTHCHECK')
})
