import { OnlineType, onlineTypeLabel } from '@hygiene/domain/text'

type Kind = 'online' | 'inPerson'
type Numbered = { kind: Kind; number: number }

export const kindLabel: Record<Kind, string> = {
  online: onlineTypeLabel[OnlineType.online],
  inPerson: onlineTypeLabel[OnlineType.collective],
}

export const shortKindLabel: Record<Kind, string> = { online: '온라인', inPerson: '집합' }

export const enrolmentKey = ({ kind, number }: Numbered): string =>
  `${kind === 'inPerson' ? 'h' : ''}${number}`

export const enrolmentPath = (enrolment: Numbered): string => `/enrolments/${enrolmentKey(enrolment)}`
