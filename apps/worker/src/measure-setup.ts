import { unsetFields } from '@hygiene/domain/staff/setting/placeholders'
import { gauge } from '@hygiene/observe'
import { associationAt } from '@hygiene/operations/staff/setting/read-versions'
import { raisedAlert } from '@hygiene/operations/staff/setup/raised-alert'
import type { WorkerDeps } from './deps.ts'

/** What an installation still lacks, and the test alert by which it proves that alerts arrive (docs/rules/setup.md). */
export function measureSetup({ db, now }: Pick<WorkerDeps, 'db' | 'now'>): void {
  gauge({
    name: 'association_fields_unset',
    help: 'Fields of the association that are placeholders, which visitors do not see',
    read: async () => [{ value: unsetFields(await associationAt(db, now())).length }],
  })
  gauge({
    name: 'test_alert_raised',
    help: 'A test alert that an employee has asked for; its code is confirmed in the admin console',
    read: async () => {
      const alert = await raisedAlert(db, now())
      return alert ? [{ value: 1, attributes: { code: alert.code } }] : []
    },
  })
}
