import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { request } from 'node:https'

/** Where browsers reach the bucket: a name that no pod knows, at an address that no pod reaches. */
export const BUCKET_OUTSIDE = { name: 'files.lab.test', address: '127.0.0.9' } as const

/** The bucket as a browser outside of the cluster sees it. */
export interface BucketOutside {
  origin: string
  /** Puts a body where one is given, else fetches. */
  ask: (address: string, body?: Uint8Array) => Promise<{ status: number; bytes: number }>
}

export function bucketOutside(authority: string): BucketOutside {
  const { name, address: host } = BUCKET_OUTSIDE
  const ca = readFileSync(authority)
  return {
    origin: `https://${name}`,
    async ask(address, body) {
      const { pathname, search } = new URL(address)
      const method = body ? 'PUT' : 'GET'
      const headers = { host: name, ...(body ? { 'content-length': body.length } : {}) }
      const call = request({ host, servername: name, ca, method, path: `${pathname}${search}`, headers })
      call.end(body)
      const [answer] = await once(call, 'response')
      let bytes = 0
      for await (const chunk of answer) bytes += chunk.length
      return { status: answer.statusCode, bytes }
    },
  }
}
