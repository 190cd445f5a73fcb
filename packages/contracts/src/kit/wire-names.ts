/**
 * Our name beside the specification's name on the wire, one to one (docs/glossary.md). Every other field bears the
 * same name on both sides. Contracts are written in our names; the server and the clients translate at the edge.
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

/** The specification's name of a field. */
export function wireNameOf(name: string): string {
  return Object.hasOwn(WIRE_NAMES, name) ? (WIRE_NAMES[name] ?? name) : name
}

/** One of our values with the wire's field names, at any depth. */
export function toWireNames(value: unknown): unknown {
  return renamed(value, wireNameOf)
}

/** A value of the wire with our field names, at any depth. One of our names means nothing on the wire and is left out. */
export function toOwnNames(value: unknown): unknown {
  return renamed(value, (name) => (Object.hasOwn(WIRE_NAMES, name) ? null : (OWN_NAMES.get(name) ?? name)))
}

/** No contract is as deep. What lies deeper is left out: a body of thousands of brackets would exhaust the stack. */
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

/** Files, dates and buffers travel as they are. The prototype says nothing: an answer may come from another window. */
function isPlain(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]'
}
