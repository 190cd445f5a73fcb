import { took } from '@hygiene/observe'
import { inSpan } from '@hygiene/observe/spans'
import { GatewayUnavailable, type OutsideService } from './gateway-unavailable.ts'

export type JsonCall = {
  service: OutsideService
  url: URL
  method: 'GET' | 'POST'
  timeoutMs: number
  headers?: Record<string, string>
  body?: unknown
  /** Replaces the path in error messages where it holds data that no log may contain. */
  shownPath?: string
}

export type JsonAnswer = { status: number; body: unknown }

/** Sends one request and returns its JSON answer of any status. Treats silence or a non-JSON answer as an outage. */
export function callJson(call: JsonCall): Promise<JsonAnswer> {
  return inSpan({ name: `ask ${call.service}`, kind: 'client' }, () => askedFor(call))
}

async function askedFor(call: JsonCall): Promise<JsonAnswer> {
  const { status, text } = await exchange(call)
  try {
    const body: unknown = JSON.parse(text)
    return { status, body }
  } catch (cause) {
    throw new GatewayUnavailable(call.service, `${shown(call)} answered ${status} without JSON`, {
      cause,
    })
  }
}

const shown = ({ shownPath, url }: JsonCall) => shownPath ?? url.pathname

async function exchange(call: JsonCall): Promise<{ status: number; text: string }> {
  const body = call.body === undefined ? undefined : JSON.stringify(call.body)
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...call.headers,
  }
  const since = performance.now()
  let outcome = 'away'
  try {
    const answer = await fetch(call.url, {
      method: call.method,
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs),
    })
    const text = await answer.text()
    outcome = answer.status < 500 ? 'answered' : 'failed'
    return { status: answer.status, text }
  } catch (cause) {
    throw new GatewayUnavailable(call.service, `${shown(call)} did not answer`, { cause })
  } finally {
    took('outside_call_seconds', (performance.now() - since) / 1000, { service: call.service, outcome })
  }
}
