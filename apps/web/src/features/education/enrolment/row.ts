import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'

export type Row = EntityOf<typeof listOnlineEnrolments>['list'][number]
