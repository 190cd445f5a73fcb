import { registerHooks } from 'node:module'

/**
 * Is loaded before a built program (`node --import`). Between one SIGUSR2 and the next, the two clocks behind its trusted clock
 * run `CLOCK_SPEED` times as fast; timers, deadlines and the database's clock do not. It patches the program's source on load,
 * and a program that reads its clocks otherwise ends at the first SIGUSR2.
 */
const IN_BUNDLE = 'machine = Date.now, steady = () => performance.now()'
const SPEED = Number(process.env['CLOCK_SPEED'])

const run = { isFollowed: false, isFast: false, sinceReal: 0, sinceSteady: 0 }

function steady(): number {
  return run.sinceSteady + (performance.now() - run.sinceReal) * (run.isFast ? SPEED : 1)
}

Object.assign(globalThis, {
  simulatedSteady: steady,
  simulatedMachine: () => performance.timeOrigin + steady(),
})

process.on('SIGUSR2', () => {
  if (!run.isFollowed) throw new Error(`This program has other clocks than «${IN_BUNDLE}»`)
  Object.assign(run, { sinceSteady: steady(), sinceReal: performance.now(), isFast: !run.isFast })
})

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.includes('/dist/')) return loaded
    const { source = '' } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source ?? undefined)
    if (!text.includes(IN_BUNDLE)) return loaded
    run.isFollowed = true
    return {
      ...loaded,
      source: text.replace(
        IN_BUNDLE,
        'machine = globalThis.simulatedMachine, steady = globalThis.simulatedSteady',
      ),
    }
  },
})
