import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listAudit } from '@hygiene/contracts/staff/audit-log/list-audit'
import { ACTION_LABELS } from '@hygiene/contracts/labels/action-label'

export const ACTION_CHOICES = [...ACTION_LABELS]
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'))

type Actor = Pick<EntityOf<typeof listAudit>['list'][number], 'employeeName' | 'loginId' | 'consoleUser'>

export function actorText({ employeeName, loginId, consoleUser }: Actor): string {
  return employeeName === null ? `서버 콘솔 (${consoleUser ?? '-'})` : `${employeeName} (${loginId ?? '-'})`
}
