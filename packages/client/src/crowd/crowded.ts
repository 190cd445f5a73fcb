import { CROWD, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import type { Envelope } from '@hygiene/contracts/kit/envelope'
import { toOwnNames } from '@hygiene/contracts/kit/wire-names'
import { BadInput, Broken } from '../refused.ts'

/** Where an answer does not say when to come again. */
const COME_AGAIN_SECONDS = 5

/** The server has more to do than it can: nothing of the call was done, and it may come again. */
export class Crowded extends Broken {
  readonly retryMs: number
  /** Null where there is no line to stand in. */
  readonly place: PlaceInLine | null

  constructor(retryMs: number, place: PlaceInLine | null) {
    super(503)
    this.name = 'Crowded'
    this.retryMs = retryMs
    this.place = place
  }
}

/** What an HTTP error says. */
export async function brokenBy(response: Response): Promise<Broken> {
  if (UNREADABLE.has(response.status)) return badInput(response)
  if (response.status !== 503) return new Broken(response.status)
  const envelope = (await response.json().catch(() => null)) as Envelope<PlaceInLine> | null
  const retryMs = (Number(response.headers.get('retry-after')) || COME_AGAIN_SECONDS) * 1000
  if (envelope?.code === CROWD.line.code) return new Crowded(retryMs, envelope.entity)
  return envelope?.code === CROWD.shed.code ? new Crowded(retryMs, null) : new Broken(503)
}

const UNREADABLE: ReadonlySet<number> = new Set([400, 413])

/** What the server says about each field, by the names that the forms use. */
async function badInput(response: Response): Promise<Broken> {
  const envelope = (await response.json().catch(() => null)) as Envelope<{
    fields?: Record<string, string>
  } | null> | null
  // The page of a proxy says nothing about fields.
  if (!envelope?.message) return new Broken(response.status)
  const fields = toOwnNames(envelope.entity?.fields ?? {}) as Record<string, string>
  return new BadInput(response.status, envelope.message, fields)
}
