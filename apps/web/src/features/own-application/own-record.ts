import type { EntityOf, readInPersonEnrolment, readOnlineEnrolment } from '@hygiene/contracts'

export type OnlineRecord = EntityOf<typeof readOnlineEnrolment>
export type InPersonRecord = EntityOf<typeof readInPersonEnrolment>
