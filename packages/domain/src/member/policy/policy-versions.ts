import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'

export const policyKinds = ['terms', 'privacy', 'marketing'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Texts that every member agrees to; the marketing consent is the member's choice. */
const BINDING_KINDS = ['terms', 'privacy'] as const satisfies readonly PolicyKind[]

export const policyName: Record<PolicyKind, string> = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 제3자 제공 동의',
}

/** A text of terms or privacy policy, which applies from a day on until the next one does. */
export interface PolicyVersion {
  kind: PolicyKind
  inForceOn: SeoulDay
  announcedOn: SeoulDay
  /** Members have to agree to it before they go on. */
  needsConsent: boolean
}

/** The first day of the sample texts that the migrations install. It is no date of the association, whose texts cannot begin in the past. */
export const SAMPLE_POLICY_DAY: SeoulDay = '2021-01-01'

type Dated = Pick<PolicyVersion, 'kind' | 'inForceOn'>

/** The version of a kind that applies at an instant: the latest whose day (Seoul) has begun. */
export function policyInForce<V extends Dated>(versions: readonly V[], kind: PolicyKind, at: Date): V | null {
  const begun = versions.filter((version) => version.kind === kind && version.inForceOn <= seoulDay(at))
  return begun.toSorted(latestFirst)[0] ?? null
}

const latestFirst = (one: Dated, other: Dated) => (one.inForceOn < other.inForceOn ? 1 : -1)

/** `announced`: from the day it is announced until it is in force; null before that day. */
export type PolicyState = 'past' | 'inForce' | 'announced'

export function policyStateOf(
  version: PolicyVersion,
  versions: readonly PolicyVersion[],
  now: Date,
): PolicyState | null {
  if (version.inForceOn > seoulDay(now)) return version.announcedOn <= seoulDay(now) ? 'announced' : null
  return policyInForce(versions, version.kind, now)?.inForceOn === version.inForceOn ? 'inForce' : 'past'
}

/**
 * The versions that a member has to agree to in this login: those in force where a version that needs consent has come
 * since the last one agreed to. A login that began before goes on, so nothing interrupts a lecture or a test.
 */
export function policiesToAgree<V extends Dated & Pick<PolicyVersion, 'needsConsent'>>(
  versions: readonly V[],
  agreed: readonly { kind: PolicyKind; version: string }[],
  loggedInAt: Date,
): V[] {
  return BINDING_KINDS.flatMap((kind) => {
    const current = policyInForce(versions, kind, loggedInAt)
    const isNew = ({ inForceOn }: V) => !agreed.some((one) => one.kind === kind && one.version >= inForceOn)
    const asks = versions.some(
      (version) =>
        version.kind === kind &&
        version.needsConsent &&
        current !== null &&
        version.inForceOn <= current.inForceOn &&
        isNew(version),
    )
    return asks && current !== null ? [current] : []
  })
}
