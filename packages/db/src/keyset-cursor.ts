/** Checks whether a text is a value of each PostgreSQL type that lists sort by. */
const IS_VALUE = {
  int: (text: string) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) < 2 ** 31,
  bigint: (text: string) => /^-?\d{1,18}$/.test(text),
  timestamptz: (text: string) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(text) && isMoment(text.replace('+00', 'Z')),
  date: (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(text),
  text: (text: string) => text.length <= 300 && !text.includes('\0') && text.isWellFormed(),
  uuid: (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text),
} as const

export type KeysetType = keyof typeof IS_VALUE

export interface KeysetPlace {
  value: string | null
  key: string
}

export class MalformedCursor extends Error {
  readonly statusCode = 400
}

export function writeCursor(mark: string, { value, key }: KeysetPlace): string {
  return `${mark}.${Buffer.from(JSON.stringify([value, key])).toString('base64url')}`
}

export function readCursor(
  mark: string,
  types: { value: KeysetType; key: KeysetType },
  cursor: string,
): KeysetPlace {
  const [of, held = ''] = cursor.split('.')
  const [value, key, ...others] = of === mark ? parts(held) : []
  const isRight = others.length === 0 && (value === null || fits(types.value, value)) && fits(types.key, key)
  if (!isRight) throw new MalformedCursor('A cursor of another list, or of none')
  return { value: value as string | null, key: key as string }
}

function fits(type: KeysetType, value: unknown): boolean {
  return typeof value === 'string' && IS_VALUE[type](value)
}

/** February 30th matches the pattern, but PostgreSQL rejects it. */
function isMoment(text: string): boolean {
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text.slice(0, 10))
}

function parts(held: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(held, 'base64url').toString())
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
