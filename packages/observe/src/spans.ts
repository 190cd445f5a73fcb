type SpanWanted = {
  name: string
  kind: 'server' | 'client' | 'consumer'
  /** Few and bounded, as those of the numbers: kinds of statements, services; never a value. */
  attributes?: Record<string, string>
  /** Begins a trace of this id, 32 digits in hex. */
  traceId?: string
  /** Goes on with the trace that caused it, as `currentTrace` told it; null: it begins one of its own. */
  causedBy?: string | null
}

export interface Tracing {
  run<T>(wanted: SpanWanted, work: () => Promise<T>): Promise<T>
  current(): string | undefined
}

let tracing: Tracing | undefined

/** From here on spans are kept; without it each costs one comparison. `undefined` ends it. */
export function useTracing(next: Tracing | undefined): void {
  tracing = next
}

export function isTracing(): boolean {
  return tracing !== undefined
}

/** Does the work, as a span where traces are kept. One that begins no trace and stands in none is not kept. */
export function inSpan<T>(wanted: SpanWanted, work: () => Promise<T>): Promise<T> {
  return tracing ? tracing.run(wanted, work) : work()
}

/** The span that is under way, in the words of W3C Trace Context: 55 letters. */
export function currentTrace(): string | undefined {
  return tracing?.current()
}
