import type { EntityOf, listOnlineEnrolments } from '@hygiene/contracts'

export type Row = EntityOf<typeof listOnlineEnrolments>['list'][number]
