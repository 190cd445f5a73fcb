import type { Attributes, Counter, Histogram, Meter } from '@opentelemetry/api'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const SHARES = [0.01, 0.05, 0.1, 0.25, 0.5, 1]

type Reading = { value: number; attributes?: Attributes }
type Gauge = { name: string; help: string; read: () => Reading[] | Promise<Reading[]> }

let meter: Meter | undefined
const counters = new Map<string, Counter>()
const histograms = new Map<string, Histogram>()

/** Enables metrics; `undefined` disables them. Without a meter every instrument costs one comparison. */
export function useMeter(next: Meter | undefined): void {
  meter = next
  counters.clear()
  histograms.clear()
}

/**
 * Adds one. Attributes must be few and bounded, such as operations, reasons and services, and never identify a person or record.
 */
export function count(name: string, attributes: Attributes): void {
  if (!meter) return
  let counter = counters.get(name)
  if (!counter) counters.set(name, (counter = meter.createCounter(name)))
  counter.add(1, attributes)
}

export function took(name: string, seconds: number, attributes: Attributes): void {
  record(name, seconds, attributes, SECONDS)
}

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

/** Reads a value whenever the metrics are fetched. A failing read omits only its own value. */
export function gauge({ name, help, read }: Gauge): void {
  meter?.createObservableGauge(name, { description: help }).addCallback(async (result) => {
    try {
      for (const { value, attributes } of await read()) result.observe(value, attributes)
    } catch {
      // A missing value triggers its own alarm (packages/deploy).
    }
  })
}
