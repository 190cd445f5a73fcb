import { type SeoulDay, seoulDay } from '../../time/seoul-day.ts'

export const policyKinds = ['terms', 'privacy', 'marketing'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** Every member must accept these texts; the marketing consent is optional. */
const BINDING_KINDS = ['terms', 'privacy'] as const satisfies readonly PolicyKind[]

export const policyName: Record<PolicyKind, string> = {
  terms: '이용약관',
  privacy: '개인정보처리방침',
  marketing: '마케팅 정보 제3자 제공 동의',
}

export interface PolicyVersion {
  kind: PolicyKind
  inForceOn: SeoulDay
  announcedOn: SeoulDay
  needsConsent: boolean
}

/**
 * Is the first day of the sample texts that the migrations install. It is no date of the association, whose texts cannot begin in
 * the past.
 */
export const SAMPLE_POLICY_DAY: SeoulDay = '2021-01-01'

type Dated = Pick<PolicyVersion, 'kind' | 'inForceOn'>

export function policyInForce<V extends Dated>(versions: readonly V[], kind: PolicyKind, at: Date): V | null {
  const begun = versions.filter((version) => version.kind === kind && version.inForceOn <= seoulDay(at))
  return begun.toSorted(latestFirst)[0] ?? null
}

const latestFirst = (one: Dated, other: Dated) => (one.inForceOn < other.inForceOn ? 1 : -1)

/** `announced` lasts from the announcement until the version is in force; the state is null before that. */
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
 * Returns the version in force at this login for each kind in which a version that needs consent has begun since the last
 * acceptance. A login that began before is not interrupted, so no lecture or test is.
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
