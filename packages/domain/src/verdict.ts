/** Is a rule's answer: allowed, or refused for the one deciding reason. */
export type Verdict<R extends string> = { allowed: true } | { allowed: false; reason: R }

export function allowed(): { allowed: true } {
  return { allowed: true }
}

export function denied<R extends string>(reason: R): { allowed: false; reason: R } {
  return { allowed: false, reason }
}
