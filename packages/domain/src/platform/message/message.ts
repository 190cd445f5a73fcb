import type { Association } from '../../association.ts'

interface MessageRule {
  /** From 21:00 to 08:00 of Seoul: it waits for the morning, goes, or goes only if what it tells of is near (`nightWait`). */
  night: 'waits' | 'goes' | 'goesIfNear'
  /** It loses its worth within hours: near the day's ceiling it goes before others. */
  isUrgent: boolean
}

export const REST: MessageRule = { night: 'waits', isUrgent: false }
/** The person, or an employee with the person on the telephone, has asked for it a moment ago. */
export const AT_ONCE: MessageRule = { night: 'goes', isUrgent: false }
export const URGENT: MessageRule = { night: 'goes', isUrgent: true }
/** It tells of a seat or a session: the night is disturbed only where the morning would be too late. */
export const NEAR: MessageRule = { night: 'goesIfNear', isUrgent: false }
export const NEAR_URGENT: MessageRule = { night: 'goesIfNear', isUrgent: true }

/** Addresses of the site that text messages link to. */
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
  /** The body in force, for kinds whose body staff may change. */
  body?: string | undefined
}

/** A kind of text message. The worker gathers `Facts` when it sends the message, so that the text is true at that moment. */
export interface Message<Facts> {
  /** The label in a member's timeline. */
  label: string
  rule: MessageRule
  /** The instant by which the person has to know it. */
  eventAt?: (facts: Facts) => Date
  /** May be sent more than once: two messages are better than none. */
  mayRepeat?: true
  text: (facts: Facts, context: MessageContext) => string
}

/** A kind whose body staff may change; `body` is the first version. */
export interface ChangeableMessage<Facts> extends Message<Facts> {
  /** The label in the list of texts. */
  title: string
  body: string
  /** The allowed fields in braces, each with a value of usual length. The message contains no other data of a person. */
  samples: Readonly<Record<string, string>>
  /** Without these the message would not say what it is for. */
  needs: readonly string[]
}

type Lines<Facts> = (facts: Facts, context: MessageContext) => string[]
type Values<Facts> = (facts: Facts, context: MessageContext) => Record<string, string>

/** A message of fixed lines; the first is addressed to the person. */
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
  /** Absent: `label`. */
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
 * A message of the online path: it goes by day, once for the record it is about, and to no dormant account. Its first
 * version is meant for the 90 bytes of a short message; longer values are not cut.
 */
export function onlineMessage<Facts>(
  kind: Omit<Changeable<Facts>, 'rule'>,
): ChangeableMessage<Facts> & { isOnline: true } {
  return { ...changeableMessage<Facts>({ rule: REST, ...kind }), isOnline: true }
}

const FIELD = /\{([^{}\n]{0,20})\}/g

/** The text of one person. A value is text: braces in it name nothing. */
export function fillText(body: string, values: Readonly<Record<string, string>>): string {
  return body.replaceAll(FIELD, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  )
}

export const STUDY_SAMPLE = 'edu.example.or.kr/m'
