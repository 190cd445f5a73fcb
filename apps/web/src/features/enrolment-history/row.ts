import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listOnlineEnrolments } from '@hygiene/contracts/online/list-online-enrolments'

export type Row = EntityOf<typeof listOnlineEnrolments>['list'][number]
