import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { reportTrouble } from '@hygiene/contracts/content/visitor/report-trouble'
import { isCodeMissing } from '../crash/missing-code.ts'
import { Broken } from '../refused.ts'

type Kind = SentTo<typeof reportTrouble>['errors'][number]['kind']

/** By the browsers' own words; the first that fits. */
const BY_TEXT: [RegExp, Kind][] = [
  [/dynamically imported module|importing a module script/i, 'code'],
  [/failed to fetch|networkerror|load failed|network connection/i, 'network'],
  [/abort/i, 'aborted'],
  [/quota|storage|indexeddb/i, 'storage'],
  [/react error|hydrat/i, 'drawing'],
  [/undefined|\bnull\b/i, 'missing'],
]
const BY_NAME: Record<string, Kind> = {
  TypeError: 'type',
  RangeError: 'range',
  SyntaxError: 'syntax',
  ReferenceError: 'reference',
}

/** The kind of an error; its own words stay here, for they may quote what a person typed. */
export function kindOf(error: Error): Kind {
  if (isCodeMissing(error)) return 'code'
  if (error instanceof Broken) return 'network'
  const text = `${error.name} ${error.message}`
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? BY_NAME[error.name] ?? 'other'
}

/** The first place in our files, `index-Ab12.js:1:2034`; empty where an extension or the browser itself is to blame. */
export function placeOf({ stack = '' }: Error, origin: string): string {
  for (const line of stack.split('\n')) {
    const from = line.indexOf(origin)
    const place =
      from < 0 ? null : /([\w.-]{1,60})(?:\?[^:]*)?:(\d{1,6}):(\d{1,7})\)?$/.exec(line.slice(from))
    if (place) return `${place[1]}:${place[2]}:${place[3]}`
  }
  return ''
}
