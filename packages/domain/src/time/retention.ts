const DAY_MS = 86_400_000

/** For how many days records live that no rule needs later; ours, except where the specification (section 9) names the term. */
const KEPT_DAYS = {
  /** Access logs: three months (specification section 9). */
  logins: 92,
  /** Ended jobs, long enough to look into a complaint. */
  jobs: 30,
  /** A lock lasts 15 minutes; the rest are mistyped ids. */
  throttles: 1,
  notices: 92,
  /** Staff access to personal data: two years (safety measures notice, Art. 8). */
  staff: 731,
  /** Answers of an identity provider, codes and links: used within minutes. */
  proofs: 1,
  /** Questions of helpers that found no consent. */
  helps: 30,
} as const

/** Records of a kind that are older than this instant are deleted. */
export function keptSince(kind: keyof typeof KEPT_DAYS, now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS[kind] * DAY_MS)
}
