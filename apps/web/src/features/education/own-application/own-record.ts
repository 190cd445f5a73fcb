import type { readInPersonEnrolment } from '@hygiene/contracts/in-person/enrolment/read-in-person-enrolment'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { readOnlineEnrolment } from '@hygiene/contracts/education/enrolment/read-online-enrolment'

export type OnlineRecord = EntityOf<typeof readOnlineEnrolment>
export type InPersonRecord = EntityOf<typeof readInPersonEnrolment>
