import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engine, textOf } from './container.ts'
import { type Kept, keep, portOf } from './kubelet.ts'
import { isSelected, type Manifests, ofKind, type Templated } from './manifests.ts'
import { serveNames } from './names.ts'
import { NAMESPACE, NODE, type Place, rulesOf, type ServicePort } from './rules.ts'
import { run, runWith } from './run.ts'
import { layVolumes } from './volumes.ts'

const BRIDGE = 'cluster0'

const PAUSE = 'hygiene/api:current'

function addAddress(address: string): Promise<string> {
  return run('ip', 'address', 'add', `${address}/32`, 'dev', BRIDGE)
}

async function addNetwork(pod: string, address: string, outer: string): Promise<string> {
  const text = ['--no-healthcheck', '--network', 'none', '--entrypoint', 'sleep', PAUSE, 'infinity']
  await engine.start(`${pod}.pause`, ...text)
  const pid = await engine.pidOf(`${pod}.pause`)
  await run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', pid)
  await run('ip', 'link', 'set', outer, 'master', BRIDGE, 'up')
  const inside = (...more: string[]) => run('nsenter', `--net=/proc/${pid}/ns/net`, 'ip', ...more)
  await inside('address', 'add', `${address}/16`, 'dev', 'eth0')
  await inside('link', 'set', 'eth0', 'up')
  await inside('link', 'set', 'lo', 'up')
  return pid
}

export interface Pod extends Place {
  name: string
  app: string
  kept: Kept
}

const PREFIX = 'hygiene-chart'
const NAMES_AT = '10.244.0.10'
const addressOf = (at: number) => `10.244.96.${at + 1}`
/** Simulates one node: pods have their own networks on a bridge that reaches no other network. */
export async function openCluster(
  folder: string,
  outside: ReadonlyMap<string, string>,
  undo: (() => unknown)[],
) {
  const pods: Pod[] = []
  const others: Place[] = []
  let manifests: Manifests = []
  let made = 0
  let isClosed = false
  const services = () => ofKind(manifests, 'Service')

  await run('ip', 'link', 'set', 'lo', 'up')
  // Sets a fixed address. Otherwise the bridge takes the lowest one of its pods, and when that changes the others use the old one
  // for half a minute.
  await run('ip', 'link', 'add', BRIDGE, 'address', '02:0a:f4:00:00:01', 'type', 'bridge')
  await run('ip', 'address', 'add', `${NODE}/16`, 'dev', BRIDGE)
  await run('ip', 'link', 'set', BRIDGE, 'up')
  for (const address of [NAMES_AT, ...outside.values()]) await addAddress(address)
  const resolv = join(folder, 'resolv.conf')
  const within = 'svc.cluster.local'
  writeFileSync(
    resolv,
    `search ${NAMESPACE}.${within} ${within} cluster.local\nnameserver ${NAMES_AT}\noptions ndots:5\n`,
  )

  function servicePorts(): ServicePort[] {
    return services().flatMap(({ spec }, at) =>
      spec.ports.map(({ port, targetPort }) => ({
        address: addressOf(at),
        port,
        targets: pods
          .filter(({ labels, kept }) => kept.isReady() && isSelected({ matchLabels: spec.selector }, labels))
          .map(({ app, address }) => `${address}:${targetOf(app, targetPort)}`),
      })),
    )
  }
  const templateOf = (app: string): Templated => {
    const found = [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')].find(
      ({ metadata }) => metadata.name === app,
    )
    if (!found) throw new Error(`The chart has no ${app}`)
    return found
  }
  function targetOf(app: string, port: string | number): number {
    const [container] = templateOf(app).spec.template.spec.containers
    if (!container) throw new Error(`${app} has no container`)
    return portOf(container, port)
  }

  const networks = new Map<string, string>()
  function sync(): void {
    if (isClosed) return
    const policies = ofKind(manifests, 'NetworkPolicy').map(({ spec }) => spec)
    for (const [name, pid] of networks) {
      const pod = pods.find((one) => one.name === name)
      if (!pod) continue
      const rules = rulesOf(pod, [...pods, ...others], servicePorts(), policies)
      runWith(rules, 'nsenter', `--net=/proc/${pid}/ns/net`, 'iptables-restore')
    }
  }

  async function startPod(app: string): Promise<Pod> {
    made += 1
    const { labels } = templateOf(app).spec.template.metadata
    const { spec } = templateOf(app).spec.template
    const [container] = spec.containers
    if (!container) throw new Error(`${app} has no container`)
    const name = `${PREFIX}-${app}-${made}`
    const address = `10.244.1.${made}`
    networks.set(name, await addNetwork(name, address, `p${made}`))
    const folders = layVolumes(folder, name, spec, manifests)
    const text = textOf(container, spec, folders, manifests)
    const kept = keep({
      container,
      pod: name,
      address,
      graceSeconds: spec.terminationGracePeriodSeconds ?? 30,
      isAgain: spec.restartPolicy !== 'Never',
      start: (each) => {
        const network = ['--network', `container:${name}.pause`, '--volume', `${resolv}:/etc/resolv.conf:ro`]
        return engine.start(each, ...network, ...text)
      },
      onChange: sync,
    })
    const pod: Pod = { name, app, address, labels, namespace: NAMESPACE, kept }
    pods.push(pod)
    sync()
    return pod
  }

  async function endPod(pod: Pod): Promise<void> {
    await pod.kept.end()
    pods.splice(pods.indexOf(pod), 1)
    networks.delete(pod.name)
    await engine.remove(pod.kept.name())
    await engine.remove(`${pod.name}.pause`)
    sync()
  }

  async function runJob(app: string): Promise<string> {
    const pod = await startPod(app)
    await pod.kept.started
    const code = await engine.ended(pod.kept.name())
    const said = await engine.logs(pod.kept.name())
    await endPod(pod)
    if (code !== 0) throw new Error(`${app} ended with ${code}: ${said}`)
    return said.split('\n').at(-1) ?? ''
  }

  return {
    pods,
    runJob,
    describeTrouble: async (): Promise<string> => {
      const ill = pods.filter(({ kept }) => !kept.isReady())
      const notified = ill.map(
        async ({ name, kept }) => `${name} (${kept.reasons.join(', ')}):\n${await engine.logs(kept.name())}`,
      )
      return (await Promise.all(notified)).join('\n')
    },
    /** Registers the names of services and outside hosts. Must run before the first pod. */
    async nameAll(all: Manifests): Promise<void> {
      const names = new Map(outside)
      for (const [at, { metadata }] of ofKind(all, 'Service').entries())
        names.set(`${metadata.name}.${NAMESPACE}.${within}`, addressOf(at))
      undo.push(await serveNames(NAMES_AT, names))
    },
    apply(next: Manifests): void {
      manifests = next
      sync()
    },
    async addOther(namespace: string, address: string): Promise<void> {
      await addAddress(address)
      others.push({ address, namespace, labels: {} })
    },
    async close(): Promise<void> {
      isClosed = true
      for (const { kept } of pods) kept.giveUp()
      const all = await run('docker', 'ps', '--all', '--quiet', '--filter', `name=^${PREFIX}-`)
      if (all !== '') await engine.remove(...all.split('\n'))
    },
    readyOf: (app: string) => pods.filter((pod) => pod.app === app && pod.kept.isReady()),
    startPod,
    endPod,
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>
