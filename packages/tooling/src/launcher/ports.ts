import { createServer } from 'node:net'
import { LaunchFailure } from './step.ts'

function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Requires an explicitly requested port; a default port may move to the next free one. */
export async function choosePort(
  name: string,
  preferred: number,
  asked: string | undefined,
): Promise<number> {
  if (asked !== undefined && asked !== '') {
    const port = Number(asked)
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new LaunchFailure(`${name}: «${asked}» is not a port.`)
    if (!(await isFree(port))) {
      throw new LaunchFailure(
        `${name}: port ${port} is taken by another program. End it, or ask for another port.`,
      )
    }
    return port
  }
  for (let port = preferred; port < preferred + 50; port += 1) if (await isFree(port)) return port
  throw new LaunchFailure(`${name}: the ports ${preferred} to ${preferred + 49} are all taken.`)
}
