import { CROWD, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import type { Envelope } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { BadInput, Broken } from '../refused.ts'

const COME_AGAIN_SECONDS = 5

/** Means that the server is overloaded: it did nothing of the call, which may be retried. */
export class Crowded extends Broken {
  readonly retryMs: number
  readonly place: PlaceInLine | null

  constructor(retryMs: number, place: PlaceInLine | null) {
    super(503)
    this.name = 'Crowded'
    this.retryMs = retryMs
    this.place = place
  }
}

export async function brokenBy(response: Response): Promise<Broken> {
  if (UNREADABLE.has(response.status)) return badInput(response)
  if (response.status !== 503) return new Broken(response.status)
  const envelope = (await response.json().catch(() => null)) as Envelope<PlaceInLine> | null
  const retryMs = (Number(response.headers.get('retry-after')) || COME_AGAIN_SECONDS) * 1000
  if (envelope?.code === CROWD.line.code) return new Crowded(retryMs, envelope.entity)
  return envelope?.code === CROWD.shed.code ? new Crowded(retryMs, null) : new Broken(503)
}

const UNREADABLE: ReadonlySet<number> = new Set([400, 413])

async function badInput(response: Response): Promise<Broken> {
  const envelope = (await response.json().catch(() => null)) as Envelope<{
    fields?: Record<string, string>
  } | null> | null
  if (!envelope?.message) return new Broken(response.status)
  const fields = toOwnNames(envelope.entity?.fields ?? {}) as Record<string, string>
  return new BadInput(response.status, envelope.message, fields)
}
