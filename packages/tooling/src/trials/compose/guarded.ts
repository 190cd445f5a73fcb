import { type Inspected, serviceOf } from './containers.ts'

/** Fetches signatures while it runs. */
const MAY_WRITE = ['clamav']
const OPEN = ['web']

/** What of a container is not as the production file promises it; secrets are searched in all that `inspect` tells. */
export function faultsOf(container: Inspected, secrets: readonly string[]): string[] {
  const { HostConfig: host, NetworkSettings } = container
  const service = serviceOf(container)
  const published = Object.values(NetworkSettings.Ports).flatMap((bindings) => bindings ?? [])
  const told = JSON.stringify(container)
  const isWrong: Record<string, boolean> = {
    'writes to its own disk': !host.ReadonlyRootfs && !MAY_WRITE.includes(service),
    'keeps capabilities': !host.CapDrop?.includes('ALL'),
    'may gain privileges': !host.SecurityOpt?.includes('no-new-privileges:true'),
    'has no bound for memory': host.Memory <= 0,
    'has no bound for processes': (host.PidsLimit ?? 0) <= 0,
    'writes a log without end': !host.LogConfig.Config['max-size'] || !host.LogConfig.Config['max-file'],
    'publishes a port': published.length > 0 && !OPEN.includes(service),
    'tells a secret to docker inspect': secrets.some((secret) => told.includes(secret)),
  }
  return Object.keys(isWrong).flatMap((fault) => (isWrong[fault] ? [`${service} ${fault}`] : []))
}

/** The lines of a secret by which it would be known again; the frame of a PEM is none. */
export function tellingLines(secret: string): string[] {
  return secret.split('\n').filter((line) => line.length >= 16 && !line.startsWith('-----'))
}
