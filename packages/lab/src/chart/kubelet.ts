import { setTimeout as sleep } from 'node:timers/promises'
import { engine } from './container.ts'
import type { Container, Probe } from './manifests.ts'

export interface Kept {
  name: () => string
  started: Promise<void>
  isReady: () => boolean
  restarts: () => number
  reasons: readonly string[]
  end(): Promise<void>
  giveUp(): void
}

interface Wanted {
  container: Container
  pod: string
  address: string
  graceSeconds: number
  isAgain: boolean
  start: (name: string) => Promise<unknown>
  onChange: () => void
}

const CRASH_PAUSE_MS = 10_000

export function keep({ container, pod, address, graceSeconds, isAgain, start, onChange }: Wanted): Kept {
  let attempt = 0
  let isReady = false
  let isEnding = false
  let life = new AbortController()
  const reasons: string[] = []
  const name = () => `${pod}.${attempt}`
  const notify = (ready: boolean): void => {
    if (ready === isReady) return
    isReady = ready
    onChange()
  }

  const ask = (probe: Probe) => isWell(address, container, probe)
  async function watch(
    probe: Probe,
    signal: AbortSignal,
    onWell: () => void,
    onIll: () => void,
  ): Promise<void> {
    const { periodSeconds = 10, failureThreshold = 3 } = probe
    let failures = 0
    while (!signal.aborted) {
      const well = await ask(probe)
      if (signal.aborted) return
      failures = well ? 0 : failures + 1
      if (well) onWell()
      else if (failures >= failureThreshold) onIll()
      await sleep(periodSeconds * 1000, undefined, { signal }).catch(() => undefined)
    }
  }

  async function kill(reason: string, ofLife: AbortController): Promise<void> {
    if (ofLife.signal.aborted || isEnding) return
    ofLife.abort()
    reasons.push(reason)
    notify(false)
    await engine.stop(name(), graceSeconds)
  }

  async function begin(): Promise<void> {
    const current = new AbortController()
    life = current
    await start(name())
    hasStarted()
    void engine.ended(name()).then((code) => onEnd(code, current))
    const { startupProbe, livenessProbe, readinessProbe } = container
    if (startupProbe) {
      const started = new AbortController()
      const either = AbortSignal.any([started.signal, current.signal])
      await watch(
        startupProbe,
        either,
        () => started.abort(),
        () => void kill('it did not start', current),
      )
      if (current.signal.aborted) return
    }
    if (livenessProbe)
      void watch(
        livenessProbe,
        current.signal,
        () => undefined,
        () => void kill('it was ill', current),
      )
    if (readinessProbe)
      void watch(
        readinessProbe,
        current.signal,
        () => notify(true),
        () => notify(false),
      )
    else notify(true)
  }

  async function onEnd(code: number, ofLife: AbortController): Promise<void> {
    if (isEnding || !isAgain) return
    if (!ofLife.signal.aborted) {
      reasons.push(`it ended with ${code}`)
      ofLife.abort()
    }
    notify(false)
    if (attempt > 0) await sleep(CRASH_PAUSE_MS * 2 ** (attempt - 1))
    if (isEnding) return
    attempt += 1
    await begin()
  }

  const { promise: started, resolve: hasStarted } = Promise.withResolvers<void>()
  void begin()
  return {
    name,
    started,
    isReady: () => isReady && !isEnding,
    restarts: () => attempt,
    reasons,
    giveUp() {
      isEnding = true
      life.abort()
    },
    async end() {
      this.giveUp()
      onChange()
      const began = performance.now()
      const hook = container.lifecycle?.preStop?.exec.command
      if (hook) {
        const { code, said } = await engine.exec(name(), ...hook)
        if (code !== 0) reasons.push(`preStop failed: ${said}`)
      }
      const left = graceSeconds - (performance.now() - began) / 1000
      await engine.stop(name(), left)
    },
  }
}

async function isWell(
  address: string,
  container: Container,
  { httpGet, timeoutSeconds = 1 }: Probe,
): Promise<boolean> {
  const port = portOf(container, httpGet.port)
  return fetch(`http://${address}:${port}${httpGet.path}`, {
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
  }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.status >= 200 && response.status < 400
    },
    () => false,
  )
}

export function portOf({ ports = [] }: Container, wanted: string | number): number {
  const found = typeof wanted === 'number' ? wanted : ports.find(({ name }) => name === wanted)?.containerPort
  if (found === undefined) throw new Error(`There is no port ${wanted}`)
  return found
}
