import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * The name server of the cluster: whole names only. A pod's short names become whole by the search list of its resolv.conf, which
 * the C library and Node read and nginx's own resolver does not.
 */
export async function serveNames(
  address: string,
  names: ReadonlyMap<string, string>,
): Promise<{ add: (name: string, place: string) => void; stop: () => Promise<unknown> }> {
  const server = new Worker(new URL('./names-thread.ts', import.meta.url), {
    workerData: { address, port: 53, names },
  })
  await once(server, 'message')
  return {
    add: (name, place) => server.postMessage([name, place]),
    stop: () => server.terminate(),
  }
}
