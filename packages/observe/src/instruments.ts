import type { Attributes, Counter, Histogram, Meter } from '@opentelemetry/api'

/** Bounds in seconds: an answer from memory to a browser that gives up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const SHARES = [0.01, 0.05, 0.1, 0.25, 0.5, 1]

type Reading = { value: number; attributes?: Attributes }
type Gauge = { name: string; help: string; read: () => Reading[] | Promise<Reading[]> }

let meter: Meter | undefined
const counters = new Map<string, Counter>()
const histograms = new Map<string, Histogram>()

/** From here on what is counted is kept; without it every instrument costs one comparison. `undefined` ends it. */
export function useMeter(next: Meter | undefined): void {
  meter = next
  counters.clear()
  histograms.clear()
}

/** Adds one. Attributes are few and bounded: names of operations, reasons, services; never a person's or a record's. */
export function count(name: string, attributes: Attributes): void {
  if (!meter) return
  let counter = counters.get(name)
  if (!counter) counters.set(name, (counter = meter.createCounter(name)))
  counter.add(1, attributes)
}

/** Notes how long one of them took, in seconds; the name ends in `_seconds`. */
export function took(name: string, seconds: number, attributes: Attributes): void {
  record(name, seconds, attributes, SECONDS)
}

/** Notes a share of something, without a unit: one is all of it. */
export function note(name: string, share: number, attributes: Attributes): void {
  record(name, share, attributes, SHARES)
}

function record(name: string, value: number, attributes: Attributes, bounds: number[]): void {
  if (!meter) return
  let histogram = histograms.get(name)
  if (!histogram) {
    const advice = { explicitBucketBoundaries: bounds }
    histograms.set(name, (histogram = meter.createHistogram(name, { advice })))
  }
  histogram.record(value, attributes)
}

/** Is asked whenever the numbers are fetched; a question that fails leaves its number out and the others in. */
export function gauge({ name, help, read }: Gauge): void {
  meter?.createObservableGauge(name, { description: help }).addCallback(async (result) => {
    try {
      for (const { value, attributes } of await read()) result.observe(value, attributes)
    } catch {
      // A missing number is an alarm of its own (packages/deploy).
    }
  })
}
