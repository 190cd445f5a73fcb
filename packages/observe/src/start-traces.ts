import { randomBytes } from 'node:crypto'
import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type SpanContext,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { type Tracing, useTracing } from './spans.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const EVERY_MS = 1_000

export interface TracesWanted {
  endpoint: string
  service: string
  /** Is the share of traces to keep. They are chosen by id, so every process keeps the same ones. */
  share: number
}

/** Sends traces to a collector. Load it only if one is configured. Errors are recorded by name only. */
export function startTraces({ endpoint, service, share }: TracesWanted): { stop: () => Promise<void> } {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const ids = new WantedIds()
  const chosen = new TraceIdRatioBasedSampler(share)
  const firstOf = (traceId: string): SpanContext => ({
    traceId,
    spanId: ids.generateSpanId(),
    traceFlags: chosen.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.NOT_RECORD ? 0 : 1,
  })
  const exporter = new OTLPTraceExporter({ url: endpoint })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `hygiene-${service}` }),
    sampler: new ParentBasedSampler({ root: chosen }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS })],
    idGenerator: ids,
  })
  const tracer = provider.getTracer('hygiene')
  useTracing({
    run({ name, kind, attributes, traceId, causedBy }, work) {
      const cause = causedBy === undefined || causedBy === null ? undefined : spanContextOf(causedBy)
      const begins = traceId !== undefined || causedBy !== undefined
      // Skips spans of a trace that is not kept. The context still carries the trace id for the call's jobs.
      if (!begins && !trace.getSpan(context.active())?.isRecording()) return work()
      const first = cause ?? (begins ? firstOf(traceId ?? ids.generateTraceId()) : undefined)
      if (first && !isKept(first)) return context.with(trace.setSpanContext(ROOT_CONTEXT, first), work)
      const parent = cause
        ? trace.setSpanContext(ROOT_CONTEXT, cause)
        : begins
          ? ROOT_CONTEXT
          : context.active()
      ids.wanted = cause ? undefined : first?.traceId
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent)
      ids.wanted = undefined
      return context.with(trace.setSpan(parent, span), () => untilDone(span, work))
    },
    current() {
      const span = trace.getSpan(context.active())?.spanContext()
      return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`
    },
  } satisfies Tracing)
  return {
    stop: async () => {
      useTracing(undefined)
      await provider.shutdown()
      context.disable()
    },
  }
}

const isKept = ({ traceFlags }: SpanContext): boolean => (traceFlags & 1) === 1

async function untilDone<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Omits the error message, which may quote a person.
    span.setStatus({ code: SpanStatusCode.ERROR })
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    throw error
  } finally {
    span.end()
  }
}

function spanContextOf(notified: string): SpanContext | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(notified) ?? []
  if (traceId === undefined || spanId === undefined) return undefined
  return { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16) & 1, isRemote: true }
}

/** Uses the call's id as the trace id, so one word finds its lines in every log. */
class WantedIds implements IdGenerator {
  wanted: string | undefined
  generateTraceId(): string {
    return this.wanted ?? randomBytes(16).toString('hex')
  }
  generateSpanId(): string {
    return randomBytes(8).toString('hex')
  }
}
