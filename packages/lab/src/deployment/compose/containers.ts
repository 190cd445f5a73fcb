import { setTimeout as sleep } from 'node:timers/promises'
import { LaunchFailure } from '@hygiene/tooling/step'
import type { Command } from './engine.ts'

const HEALTHY_WITHIN_MS = 240_000
const SERVICE = 'com.docker.compose.service'

export interface Inspected {
  Id: string
  State: { Status: string; ExitCode: number; Health?: { Status: string } }
  Config: { Labels: Record<string, string>; User: string; Env: string[] | null }
  HostConfig: {
    ReadonlyRootfs: boolean
    CapDrop: string[] | null
    CapAdd: string[] | null
    SecurityOpt: string[] | null
    Memory: number
    PidsLimit: number | null
    LogConfig: { Type: string; Config: Record<string, string> }
  }
  NetworkSettings: {
    Ports: Record<string, { HostIp: string; HostPort: string }[] | null>
    Networks: Record<string, { IPAddress: string }>
  }
}

export const serviceOf = ({ Config }: Inspected): string => Config.Labels[SERVICE] ?? ''

export async function containersOf(docker: Command, project: string): Promise<Inspected[]> {
  const filter = `label=com.docker.compose.project=${project}`
  const ids = (await docker('ps', '--all', '--quiet', '--filter', filter)).split('\n').filter(Boolean)
  return ids.length === 0 ? [] : JSON.parse(await docker('inspect', ...ids))
}

export async function containerOf(docker: Command, project: string, service: string): Promise<Inspected> {
  const found = (await containersOf(docker, project)).find((container) => serviceOf(container) === service)
  if (!found) throw new LaunchFailure(`There is no container of ${service}.`)
  return found
}

export function addressIn({ NetworkSettings }: Inspected, network: string): string {
  const [, found] =
    Object.entries(NetworkSettings.Networks).find(([name]) => name.endsWith(`_${network}`)) ?? []
  return found?.IPAddress ?? ''
}

function isWell({ State }: Inspected): boolean {
  if (State.Status === 'exited') return State.ExitCode === 0
  return State.Status === 'running' && (State.Health?.Status ?? 'healthy') === 'healthy'
}

export async function untilHealthy(docker: Command, project: string): Promise<void> {
  const until = performance.now() + HEALTHY_WITHIN_MS
  for (;;) {
    const all = await containersOf(docker, project)
    const waiting = all.filter((container) => !isWell(container))
    if (all.length > 0 && waiting.length === 0) return
    if (performance.now() > until) {
      const logs = await Promise.all(waiting.map(({ Id }) => docker('logs', '--tail', '30', Id)))
      throw new LaunchFailure(`Not healthy: ${waiting.map(serviceOf).join(', ')}\n${logs.join('\n')}`)
    }
    await sleep(500)
  }
}
