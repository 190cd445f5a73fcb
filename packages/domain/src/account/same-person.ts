/** The person an account belongs to. */
export type KnownPerson = {
  name: string
  /** YYYYMMDD */
  birth: string
  /** Digits only. */
  phone: string
  /** Keyed hash of the identity provider's DI, where the account has one. */
  identityKeyHash: string | null
}

/** What the identity provider says about whoever stood in front of it. */
export type VerifiedPerson = {
  name: string
  birth?: string
  phone?: string
  identityKeyHash: string | null
}

/**
 * DI names one person for one service, so it decides wherever the account has it. Otherwise name and birth date do;
 * a provider that tells no birth date must at least know the phone.
 */
export function isSamePerson(known: KnownPerson, verified: VerifiedPerson): boolean {
  if (known.identityKeyHash !== null) return known.identityKeyHash === verified.identityKeyHash
  if (known.name.normalize('NFC').trim() !== verified.name.normalize('NFC').trim()) return false
  return verified.birth === undefined ? known.phone === verified.phone : known.birth === verified.birth
}
