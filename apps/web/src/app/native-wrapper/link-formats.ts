/** Lists the requests to the wrapper and the fields of its links (specification section 1, which does not show the formats). */
const VALUES = {
  share: ['title', 'url'],
  print: ['url'],
  refresh: [],
  finish: [],
  gps: [],
  browse: ['url'],
  sms: ['to', 'text'],
  telephone: ['to'],
} as const satisfies Record<string, readonly string[]>

export type Action = keyof typeof VALUES
export type ValuesOf<A extends Action> = { [Name in (typeof VALUES)[A][number]]: string }

/** `app` is the word that the wrapper adds to the user agent. An action without a format is left to the browser. */
export type NativeLinks = { app: string; links: Partial<Record<Action, string>> }

const isAction = (name: string): name is Action => Object.hasOwn(VALUES, name)

export function parseNativeLinks(text: string): NativeLinks {
  const { app, links, ...rest } = JSON.parse(text) as Record<string, unknown>
  if (typeof app !== 'string' || app === '') throw new Error('"app" must say what the user agent contains.')
  if (typeof links !== 'object' || links === null) throw new Error('"links" must hold the formats.')
  const [stranger] = Object.keys(rest)
  if (stranger !== undefined) throw new Error(`"${stranger}" is not known.`)
  for (const [name, format] of Object.entries(links)) judgeFormat(name, format)
  return { app, links }
}

const OWN_SCHEME = /^(?!(?:javascript|data|blob|file|https?):)[a-z][a-z0-9+.-]*:/i

function judgeFormat(name: string, format: unknown) {
  if (!isAction(name)) throw new Error(`"${name}" is no action of the wrapper.`)
  if (typeof format !== 'string' || !OWN_SCHEME.test(format)) {
    throw new Error(`"${name}" must begin with the wrapper's own scheme.`)
  }
  const known: readonly string[] = VALUES[name]
  const unknown = [...format.matchAll(PLACE)]
    .map(([, value = '']) => value)
    .find((one) => !known.includes(one))
  if (unknown !== undefined) throw new Error(`"${name}" has no value {${unknown}}.`)
}

const PLACE = /\{(\w*)\}/g

export function linkOf(format: string, values: Readonly<Record<string, string>>): string {
  return format.replaceAll(PLACE, (_place, name: string) => encodeURIComponent(values[name] ?? ''))
}
