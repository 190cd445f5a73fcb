import type { SentTo } from '@hygiene/contracts/kit/endpoint'
import type { reportTrouble } from '@hygiene/contracts/content/visitor/report-trouble'
import { isCodeMissing } from '../crash/missing-code.ts'
import { Broken } from '../refused.ts'

type Kind = SentTo<typeof reportTrouble>['errors'][number]['kind']

/** Matches the browsers' messages; the first match applies. */
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

/** Returns the kind of an error. Its message is not sent, because it may quote what a person typed. */
export function kindOf(error: Error): Kind {
  if (isCodeMissing(error)) return 'code'
  if (error instanceof Broken) return 'network'
  const text = `${error.name} ${error.message}`
  return BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? BY_NAME[error.name] ?? 'other'
}

/**
 * Returns the first position in our files, such as `index-Ab12.js:1:2034`, or an empty text if an extension or the browser itself
 * is at fault.
 */
export function placeOf({ stack = '' }: Error, origin: string): string {
  for (const line of stack.split('\n')) {
    const from = line.indexOf(origin)
    const place =
      from < 0 ? null : /([\w.-]{1,60})(?:\?[^:]*)?:(\d{1,6}):(\d{1,7})\)?$/.exec(line.slice(from))
    if (place) return `${place[1]}:${place[2]}:${place[3]}`
  }
  return ''
}
