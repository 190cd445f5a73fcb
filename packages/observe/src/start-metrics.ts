import { monitorEventLoopDelay } from 'node:perf_hooks'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { gauge, useMeter } from './instruments.ts'

const NANOSECONDS = 1e9

/**
 * Serves the metrics at `/metrics` for Prometheus at an address that is not public. Load it only if configured: it pulls in 40
 * modules.
 */
export async function startMetrics(address: { host: string; port: number }): Promise<{
  stop: () => Promise<void>
}> {
  const exporter = new PrometheusExporter({ ...address, preventServerStart: true })
  const provider = new MeterProvider({ readers: [exporter] })
  useMeter(provider.getMeter('hygiene'))
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  gauge({
    name: 'nodejs_eventloop_delay_p99_seconds',
    help: 'Time a ready callback waited, 99th percentile since the last look',
    read: () => {
      const value = delay.percentile(99) / NANOSECONDS
      delay.reset()
      return [{ value }]
    },
  })
  gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory of this process',
    read: () => [{ value: process.memoryUsage.rss() }],
  })
  await exporter.startServer()
  return {
    stop: async () => {
      useMeter(undefined)
      delay.disable()
      await provider.shutdown()
    },
  }
}
