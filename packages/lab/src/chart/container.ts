import type { Container, Manifests, PodSpec } from './manifests.ts'
import { named, ofKind } from './manifests.ts'
import { NAMESPACE } from './rules.ts'
import { run, tryRun } from './run.ts'

const memoryOf = (limit: string): string => limit.replace(/i$/, '').toLowerCase()

function fieldOf(path: string): string {
  if (path !== 'metadata.namespace') throw new Error(`The field ${path} is not known here`)
  return NAMESPACE
}

const expand = (value: string, env: ReadonlyMap<string, string>): string =>
  value.replaceAll(/\$\((\w+)\)/g, (whole, name: string) => env.get(name) ?? whole)

export function textOf(
  container: Container,
  { securityContext }: PodSpec,
  folders: ReadonlyMap<string, string>,
  manifests: Manifests,
): string[] {
  const { runAsUser, runAsGroup, fsGroup, runAsNonRoot } = securityContext
  const { allowPrivilegeEscalation, readOnlyRootFilesystem, capabilities } = container.securityContext
  if (runAsNonRoot && runAsUser === 0) throw new Error(`${container.name} must not run as root`)
  const settings = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
    Object.entries(named(ofKind(manifests, 'ConfigMap'), configMapRef.name).data),
  )
  const env = new Map(settings)
  for (const { name, value = '', valueFrom } of container.env ?? [])
    env.set(name, valueFrom ? fieldOf(valueFrom.fieldRef.fieldPath) : expand(value, env))
  const [program, ...more] = container.command ?? []
  return [
    // Disables the image's health check, which Kubernetes ignores.
    '--no-healthcheck',
    '--user',
    `${runAsUser}:${runAsGroup}`,
    '--group-add',
    String(fsGroup),
    ...(readOnlyRootFilesystem ? ['--read-only'] : []),
    ...(allowPrivilegeEscalation ? [] : ['--security-opt', 'no-new-privileges']),
    ...capabilities.drop.flatMap((right) => ['--cap-drop', right]),
    '--memory',
    memoryOf(container.resources.limits.memory),
    ...[...env].flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...container.volumeMounts.flatMap(({ name, mountPath, readOnly }) => [
      '--volume',
      `${folders.get(name)}:${mountPath}${readOnly ? ':ro' : ''}`,
    ]),
    ...(program === undefined ? [] : ['--entrypoint', program]),
    container.image,
    ...more,
    ...(container.args ?? []),
  ]
}

export const engine = {
  start: (name: string, ...text: string[]) => run('docker', 'run', '--detach', '--name', name, ...text),
  ended: async (name: string): Promise<number> => Number((await tryRun('docker', 'wait', name)).said),
  signal: (name: string, signal: string) => tryRun('docker', 'kill', '--signal', signal, name),
  stop: (name: string, seconds: number) =>
    tryRun('docker', 'stop', '--time', String(Math.ceil(seconds)), name),
  remove: (...names: string[]) => tryRun('docker', 'rm', '--force', '--volumes', ...names),
  exec: (name: string, ...command: string[]) => tryRun('docker', 'exec', name, ...command),
  logs: async (name: string): Promise<string> =>
    (await tryRun('bash', '-c', `docker logs --tail 60 ${name} 2>&1`)).said,
  pidOf: (name: string) => run('docker', 'inspect', '--format', '{{.State.Pid}}', name),
}
