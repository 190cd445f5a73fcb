import { engine } from './container.ts'
import { run } from './run.ts'

/** Where all pods of the test meet; it reaches no other network. */
export const BRIDGE = 'cluster0'

/** Any image with `sleep`: it holds a pod's network while containers come and go. */
const PAUSE = 'hygiene/api:current'

/** An address of this machine that pods can reach. */
export function addAddress(address: string): Promise<string> {
  return run('ip', 'address', 'add', `${address}/32`, 'dev', BRIDGE)
}

/** Makes the network of a pod, with its own address on the bridge; the process whose network it is. */
export async function addNetwork(pod: string, address: string, outer: string): Promise<string> {
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
