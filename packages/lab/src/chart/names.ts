import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./names-main.ts', import.meta.url))

/**
 * Serves whole names only. A pod's short names are completed by the search list of its resolv.conf, which the C library and Node
 * read and nginx's own resolver does not.
 */
export async function serveNames(address: string, names: ReadonlyMap<string, string>): Promise<() => void> {
  const text = [PROGRAM, address, JSON.stringify(Object.fromEntries(names))]
  const server = spawn(process.execPath, text, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(server.stdout, 'data')
  return () => void server.kill()
}
