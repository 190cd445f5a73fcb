import { z } from 'zod'
import { callJson, type JsonAnswer } from './call-json.ts'
import { GatewayUnavailable, type OutsideService } from './gateway-unavailable.ts'

export type PortOneOptions = {
  apiSecret: string
  storeId: string
  /** Is the root of an origin: https://api.portone.io or the sandbox. */
  baseUrl: string
  timeoutMs?: number
}

const refusalAnswer = z.object({ type: z.string(), message: z.string().optional() })

export type PortOneRefusal = z.infer<typeof refusalAnswer>

type PortOneRequest = {
  service: OutsideService
  method: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  timeoutMs?: number
  namesNoPath?: boolean
}

const defaultTimeoutMs = 10_000

export function callPortOne(options: PortOneOptions, request: PortOneRequest): Promise<JsonAnswer> {
  const url = new URL(request.path, options.baseUrl)
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value)
  return callJson({
    service: request.service,
    url,
    method: request.method,
    headers: { authorization: `PortOne ${options.apiSecret}`, ...request.headers },
    body: request.body,
    ...(request.namesNoPath ? { shownPath: '/platform/bank-accounts' } : {}),
    timeoutMs: request.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
  })
}

/** Reads the refusal from an answer that is not 2xx. An answer without a type comes from a proxy, not PortOne. */
export function readRefusal(service: OutsideService, answer: JsonAnswer): PortOneRefusal {
  const refusal = refusalAnswer.safeParse(answer.body)
  if (!refusal.success)
    throw new GatewayUnavailable(service, `answered ${answer.status} without an error type`)
  return refusal.data
}

export function unknownRefusal(service: OutsideService, refusal: PortOneRefusal): GatewayUnavailable {
  return new GatewayUnavailable(service, `refused with ${refusal.type}: ${refusal.message ?? 'no message'}`)
}

export function isSuccess(answer: JsonAnswer): boolean {
  return answer.status >= 200 && answer.status < 300
}

export function parseAnswer<T>(service: OutsideService, schema: z.ZodType<T>, answer: JsonAnswer): T {
  const parsed = schema.safeParse(answer.body)
  if (parsed.success) return parsed.data
  throw new GatewayUnavailable(service, `answered a shape we do not know: ${z.prettifyError(parsed.error)}`)
}
