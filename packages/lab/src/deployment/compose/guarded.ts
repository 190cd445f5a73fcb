import { type Inspected, serviceOf } from './containers.ts'

const MAY_WRITE = ['clamav']
const OPEN = ['web']

const OF_A_SECRET = /(SECRET|PASSWORD|TOKEN|PEPPER|KEY|KEY_ID)$/
/** Excludes vendor channels, which are public, and the TLS key, which is given by path. */
const OF_NONE = /(CHANNEL_KEY|^TLS_KEY)$/
const WITH_PASSWORD = /:\/\/[^/\s@]*:[^/\s@]+@/

export function faultsOf(container: Inspected, secrets: readonly string[]): string[] {
  const { HostConfig: host, NetworkSettings } = container
  const service = serviceOf(container)
  const published = Object.values(NetworkSettings.Ports).flatMap((bindings) => bindings ?? [])
  const notified = JSON.stringify(container)
  const plain = (container.Config.Env ?? []).filter(isPlainSecret).map((one) => one.split('=')[0])
  const isWrong: Record<string, boolean> = {
    'writes to its own disk': !host.ReadonlyRootfs && !MAY_WRITE.includes(service),
    'keeps capabilities': !host.CapDrop?.includes('ALL'),
    'may gain privileges': !host.SecurityOpt?.includes('no-new-privileges:true'),
    'has no bound for memory': host.Memory <= 0,
    'has no bound for processes': (host.PidsLimit ?? 0) <= 0,
    'writes a log without end': !host.LogConfig.Config['max-size'] || !host.LogConfig.Config['max-file'],
    'publishes a port': published.length > 0 && !OPEN.includes(service),
    'tells a secret to docker inspect': secrets.some((secret) => notified.includes(secret)),
  }
  const faults = Object.keys(isWrong).filter((fault) => isWrong[fault])
  return [...faults, ...plain.map((name) => `has ${name} in its environment`)].map(
    (fault) => `${service} ${fault}`,
  )
}

function isPlainSecret(setting: string): boolean {
  const [name = '', ...rest] = setting.split('=')
  const value = rest.join('=')
  return value !== '' && ((OF_A_SECRET.test(name) && !OF_NONE.test(name)) || WITH_PASSWORD.test(value))
}

/** Returns the lines that identify a secret. PEM frame lines do not. */
export function revealingLines(secret: string): string[] {
  return secret.split('\n').filter((line) => line.length >= 16 && !line.startsWith('-----'))
}
