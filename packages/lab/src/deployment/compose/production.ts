import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LabCertificate } from './certificate.ts'
import type { Project } from './engine.ts'
import { SITE, VENDORS } from './names.ts'
import { SHARED_WITH_VENDORS } from './vendors.ts'

const FILE = 'packages/deploy/compose.production.yml'

export interface ProductionWanted {
  name: string
  place: string
  secretsFolder: string
  certificate: LabCertificate
  ports: { https: number; http: number }
  machine: string
  vendors: string
}

export function productionOf(wanted: ProductionWanted): Project & { url: string } {
  const { name, secretsFolder, certificate, ports, vendors } = wanted
  const url = `https://${SITE}:${ports.https}`
  const env = {
    PUBLIC_URL: url,
    SECRETS_DIR: secretsFolder,
    TLS_DIR: certificate.folder,
    HTTPS_ADDRESS: `127.0.0.1:${ports.https}`,
    HTTP_ADDRESS: `127.0.0.1:${ports.http}`,
    IMAGES: name,
    PORTONE_CHANNEL_KEY: 'channel-key-payment',
    PORTONE_IDENTITY_CHANNEL_KEY: 'channel-key-identity',
    ...SHARED_WITH_VENDORS,
    PORTONE_BASE_URL: vendors,
    PORTONE_SDK_URL: `${vendors}/v2/browser-sdk.js`,
    GATEWAY_ORIGIN: vendors,
    JUSO_BASE_URL: vendors,
    SOLAPI_BASE_URL: vendors,
    FOOD_SAFETY_BASE_URL: vendors,
    LEAKED_PASSWORDS_URL: vendors,
  }
  return { name, url, files: [FILE, writeAdded(wanted)], env }
}

/** Adds only the vendors' address and the trusted authority to the production file; nothing is loosened. */
function writeAdded({ place, machine, certificate }: ProductionWanted): string {
  const network = process.env['BUILD_NETWORK']
  const build = network ? { build: { network } } : {}
  const caller = {
    ...build,
    extra_hosts: [`${VENDORS}:${machine}`],
    environment: { NODE_EXTRA_CA_CERTS: '/run/lab-ca.pem' },
    volumes: [`${certificate.caFile}:/run/lab-ca.pem:ro`],
  }
  const file = join(place, 'added.yml')
  writeFileSync(
    file,
    JSON.stringify({ services: { migrate: build, api: caller, worker: caller, web: build } }),
  )
  return file
}
