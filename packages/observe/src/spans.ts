type SpanWanted = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  /** Must be few and bounded, such as statement kinds and services, never a value. */
  attributes?: Record<string, string>
  traceId?: string
  /** Continues the causing trace, as returned by `currentTrace`. Null starts a new trace. */
  causedBy?: string | null
}

export interface Tracing {
  run<T>(wanted: SpanWanted, work: () => Promise<T>): Promise<T>
  current(): string | undefined
}

let tracing: Tracing | undefined

export function useTracing(next: Tracing | undefined): void {
  tracing = next
}

export function isTracing(): boolean {
  return tracing !== undefined
}

/** Runs the work, in a span if tracing is on. A span that neither starts nor belongs to a trace is not kept. */
export function inSpan<T>(wanted: SpanWanted, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.run(wanted, work) : work()
}

/** Returns the current span as a W3C Trace Context of 55 letters. */
export function currentTrace(): string | undefined {
  return tracing?.current()
}
