/**
 * Maps our names to the specification's names on the wire, one to one (docs/glossary.md); other fields keep their name. Contracts
 * use our names; the server and the clients translate at the edge.
 */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  sessionNo: 'offlineEducationNo',
  applicationNo: 'applyEduNo',
  enrolmentNo: 'onlineEduNo',
  inPersonEnrolmentNo: 'offlineEduNo',
  inPersonEnrolmentNos: 'offlineEduNos',
  courseNo: 'educationCodeNo',
  postNo: 'boardNo',
  postNos: 'boardNos',
  lectureNo: 'onlineClassNo',
  venueNo: 'sceneNo',
  venue: 'scene',
  sessionDay: 'sche',
  inPersonApplication: 'offlineEducationBean',
  onlineApplication: 'onlineEducationBean',
}

const OWN_NAMES = new Map(Object.entries(WIRE_NAMES).map(([ours, wire]) => [wire, ours]))

export function wireNameOf(name: string): string {
  return Object.hasOwn(WIRE_NAMES, name) ? (WIRE_NAMES[name] ?? name) : name
}

export function toWireNames(value: unknown): unknown {
  return renamed(value, wireNameOf)
}

/** Translates a wire value to our field names, at any depth. Drops a field that arrives under one of our names. */
export function toOwnNames(value: unknown): unknown {
  return renamed(value, (name) => (Object.hasOwn(WIRE_NAMES, name) ? null : (OWN_NAMES.get(name) ?? name)))
}

/** No contract is as deep. Deeper values are dropped: a body of thousands of brackets would exhaust the stack. */
const DEEPEST = 64

function renamed(value: unknown, rename: (name: string) => string | null, depth = 0): unknown {
  if (depth > DEEPEST) return undefined
  if (Array.isArray(value)) return value.map((item) => renamed(item, rename, depth + 1))
  if (!isPlain(value)) return value
  const result: Record<string, unknown> = {}
  for (const [name, inside] of Object.entries(value)) {
    const said = rename(name)
    if (said !== null) result[said] = renamed(inside, rename, depth + 1)
  }
  return result
}

/** Leaves files, dates and buffers unchanged. Does not compare prototypes, because an answer may come from another window. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]'
}
