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
 * DI names one person for one service, so it decides wherever both sides have it. Certificate providers tell none: an
 * account that has one then asks for name, birth date and phone together, another for name and birth date, and a
 * provider that tells no birth date must at least know the phone.
 */
export function isSamePerson(known: KnownPerson, verified: VerifiedPerson): boolean {
  if (known.identityKeyHash !== null && verified.identityKeyHash !== null) {
    return known.identityKeyHash === verified.identityKeyHash
  }
  const isNamedAlike = known.name.normalize('NFC').trim() === verified.name.normalize('NFC').trim()
  const isBornAlike = known.birth === verified.birth
  const hasSamePhone = known.phone === verified.phone
  if (known.identityKeyHash !== null) return isNamedAlike && isBornAlike && hasSamePhone
  return isNamedAlike && (verified.birth === undefined ? hasSamePhone : isBornAlike)
}

/** May a stranger's eyes be ruled out? A common name has several people born the same day; their DI or phone is not alike. */
export function isBeyondDoubt(known: KnownPerson, verified: VerifiedPerson): boolean {
  const { identityKeyHash, phone } = verified
  const hasSameKey = identityKeyHash !== null && identityKeyHash === known.identityKeyHash
  return hasSameKey || phone === known.phone
}

/**
 * Whose account is it that a verified person asks for? The one with their DI, whoever else is called and was born alike;
 * of several without one, the one that knows their phone. Undefined where nothing tells namesakes apart: then nobody's.
 */
export function accountOf<Account extends KnownPerson>(
  accounts: readonly Account[],
  verified: VerifiedPerson,
): Account | undefined {
  const fitting = accounts.filter((account) => isSamePerson(account, verified))
  const { identityKeyHash, phone } = verified
  const proved = fitting.find(
    (account) => identityKeyHash !== null && account.identityKeyHash === identityKeyHash,
  )
  if (proved) return proved
  const [only, ...others] =
    fitting.length > 1 ? fitting.filter((account) => account.phone === phone) : fitting
  return others.length === 0 ? only : undefined
}
