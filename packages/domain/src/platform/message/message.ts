import type { Association } from '../../association.ts'

interface MessageRule {
  /**
   * Decides from 21:00 to 08:00 Seoul time: the message waits for the morning, goes, or goes only if its event is near
   * (`nightWait`).
   */
  night: 'waits' | 'goes' | 'goesIfNear'
  /** An urgent message loses its value within hours, so near the daily limit it precedes others. */
  isUrgent: boolean
}

export const REST: MessageRule = { night: 'waits', isUrgent: false }
/** The person, or an employee on the telephone with them, has just requested it. */
export const AT_ONCE: MessageRule = { night: 'goes', isUrgent: false }
export const URGENT: MessageRule = { night: 'goes', isUrgent: true }
/** Concerns a seat or a session, so it goes at night only if the morning would be too late. */
export const NEAR: MessageRule = { night: 'goesIfNear', isUrgent: false }
export const NEAR_URGENT: MessageRule = { night: 'goesIfNear', isUrgent: true }

export interface MessageLinks {
  study: string
  certificates: string
  history: string
  calendar: string
  payments: string
}

interface MessageContext {
  userName: string
  links: MessageLinks
  association: Association
  body?: string | undefined
}

/** The worker gathers `Facts` when it sends the message, so that the text is true at that moment. */
export interface Message<Facts> {
  label: string
  rule: MessageRule
  eventAt?: (facts: Facts) => Date
  mayRepeat?: true
  text: (facts: Facts, context: MessageContext) => string
}

/** Staff may change the body; `body` is the first version. */
export interface ChangeableMessage<Facts> extends Message<Facts> {
  title: string
  body: string
  /** Lists the allowed fields in braces, each with a value of usual length. The message contains no other personal data. */
  samples: Readonly<Record<string, string>>
  needs: readonly string[]
}

type Lines<Facts> = (facts: Facts, context: MessageContext) => string[]
type Values<Facts> = (facts: Facts, context: MessageContext) => Record<string, string>

export function message<Facts>(kind: Omit<Message<Facts>, 'text'> & { lines: Lines<Facts> }): Message<Facts> {
  const { lines, ...others } = kind
  return {
    ...others,
    text(facts, context) {
      const [first, ...rest] = lines(facts, context)
      return [`[${context.association.service}] ${context.userName}님, ${first}`, ...rest].join('\n')
    },
  }
}

type Changeable<Facts> = Omit<ChangeableMessage<Facts>, 'text' | 'title'> & {
  title?: string
  values: Values<Facts>
}

export function changeableMessage<Facts>(kind: Changeable<Facts>): ChangeableMessage<Facts> {
  const { values, ...others } = kind
  return {
    title: kind.label,
    ...others,
    text: (facts, context) => fillText(context.body ?? kind.body, values(facts, context)),
  }
}

/**
 * Defines a message of the online path: it goes by day, once per record, and never to a dormant account. Its first version fits
 * the 90 bytes of a short message; longer values are not cut.
 */
export function onlineMessage<Facts>(
  kind: Omit<Changeable<Facts>, 'rule'>,
): ChangeableMessage<Facts> & { isOnline: true } {
  return { ...changeableMessage<Facts>({ rule: REST, ...kind }), isOnline: true }
}

const FIELD = /\{([^{}\n]{0,20})\}/g

/** Fills the text for one person. Braces inside a value name no field. */
export function fillText(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

export const STUDY_SAMPLE = 'edu.example.or.kr/m'
