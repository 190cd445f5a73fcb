import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Line {
  port: number
  /** `silent` drops traffic without an error on existing and new connections. `reset` ends all by RST, new ones too. */
  cut(how: 'silent' | 'reset'): void
  correct(): void
  vanish(): void
  stop(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket | undefined
  isGone: boolean
}

export async function openLine(targetPort: number): Promise<Line> {
  const pairs = new Set<Pair>()
  let state: 'whole' | 'silent' | 'reset' = 'whole'

  const join = (pair: Pair): void => {
    const { near } = pair
    const far = pair.far ?? connect(targetPort, '127.0.0.1')
    if (!pair.far) {
      far.on('error', () => {})
      pair.far = far
      // Hides a client's disconnect from the server while the line is cut.
      near.once('close', () => state === 'silent' || pair.isGone || far.destroy())
      far.once('close', () => near.destroyed && pairs.delete(pair))
      far.once('close', () => state === 'silent' || pair.isGone || near.destroy())
    }
    near.pipe(far)
    far.pipe(near)
  }
  const hold = ({ near, far }: Pair): void => {
    near.unpipe().pause()
    far?.unpipe().pause()
  }
  const drop = ({ near, far }: Pair): void => {
    near.resetAndDestroy()
    far?.resetAndDestroy()
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    near.on('error', () => {})
    if (state === 'reset') {
      near.resetAndDestroy()
      return
    }
    const pair: Pair = { near, far: undefined, isGone: false }
    pairs.add(pair)
    near.once('close', () => (pair.far === undefined || pair.far.destroyed) && pairs.delete(pair))
    if (state === 'whole') join(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut(how) {
      state = how
      for (const pair of pairs) (how === 'silent' ? hold : drop)(pair)
      if (how === 'reset') pairs.clear()
    },
    correct() {
      state = 'whole'
      for (const pair of pairs) {
        if (pair.isGone) continue
        if (pair.near.destroyed || pair.far?.destroyed) {
          drop(pair)
          pairs.delete(pair)
        } else join(pair)
      }
    },
    vanish() {
      for (const pair of pairs) {
        pair.isGone = true
        hold(pair)
      }
    },
    async stop() {
      for (const pair of pairs) drop(pair)
      server.close()
      await once(server, 'close')
    },
  }
}
