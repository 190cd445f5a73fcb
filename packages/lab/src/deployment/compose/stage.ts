import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { makeCertificate, type LabCertificate } from './certificate.ts'
import { type Command, composeOf, type Engine, type Project, runProgram } from './engine.ts'
import { SITE, VENDORS } from './names.ts'
import { productionOf } from './production.ts'
import { giveVendorSecrets, startVendors, type Vendors } from './vendors.ts'

export const PROJECT = 'hygiene-lab'
const MACHINE = `${PROJECT}-machine`

export interface Stage {
  engine: Engine
  place: string
  secretsFolder: string
  certificate: LabCertificate
  ports: { https: number; http: number }
  machine: string
  url: string
  project: Project
  compose: Command
  messages: Vendors['messages']
}

type Undo = (() => unknown)[]

export async function setStage(engine: Engine, undo: Undo): Promise<Stage> {
  const place = mkdtempSync(join(tmpdir(), 'hygiene-lab-'))
  chmodSync(place, 0o755)
  undo.push(() => rmSync(place, { recursive: true, force: true }))
  const certificate = await makeCertificate(place, [SITE, VENDORS])
  const secretsFolder = join(place, 'secrets')
  await runProgram([process.execPath, 'packages/deploy/src/secrets.ts', secretsFolder])
  const secrets = giveVendorSecrets(secretsFolder)
  const ports = { https: await freePort(), http: await freePort() }

  const machine = await addressOfMachine(engine.docker, undo)
  const vendors = await startVendors(machine, ports.https, certificate, secrets)
  undo.push(vendors.stop)
  const wanted = { name: PROJECT, place, secretsFolder, certificate, ports, machine, vendors: vendors.origin }
  const { url, ...project } = productionOf(wanted)
  const compose = composeOf(engine, project)
  const clear = (): Promise<string> => compose('down', '--volumes', '--remove-orphans', '--timeout', '10')
  // Removes a database with another password that a killed test may have left.
  await clear()
  undo.push(clear)
  const { messages } = vendors
  return { engine, place, secretsFolder, certificate, ports, machine, url, project, compose, messages }
}

async function addressOfMachine(docker: Command, undo: Undo): Promise<string> {
  await docker('network', 'rm', MACHINE).catch(() => undefined)
  await docker('network', 'create', MACHINE)
  undo.push(() => docker('network', 'rm', MACHINE))
  const format = '{{(index .IPAM.Config 0).Gateway}}'
  return (await docker('network', 'inspect', '--format', format, MACHINE)).trim()
}
