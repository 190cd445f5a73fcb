import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listAudit } from '@hygiene/contracts/staff/list-audit'
import { CHANGING_WORDS } from './changing-words.ts'
import { CONSOLE_WORDS } from './console-words.ts'
import { LOOKING_WORDS } from './looking-words.ts'

const KNOWN: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...CHANGING_WORDS, ...LOOKING_WORDS, ...CONSOLE_WORDS }),
)
/** The acts of the log as a filter offers them, in the order of their words. */
export const ACT_CHOICES = [...KNOWN]
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'))

type Actor = Pick<EntityOf<typeof listAudit>['list'][number], 'employeeName' | 'loginId' | 'consoleUser'>

/** «박상담 (sangdam1)»; at the server's console only the machine's account is known. */
export function actorWords({ employeeName, loginId, consoleUser }: Actor): string {
  return employeeName === null ? `서버 콘솔 (${consoleUser ?? '-'})` : `${employeeName} (${loginId ?? '-'})`
}

/** «접속 차단 203.0.113.0/24»; an act without words is shown by its name. */
export function actionWords(action: string): string {
  const [name = '', ...about] = action.split(' ')
  return [KNOWN.get(name) ?? name, ...about].join(' ')
}
