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

/** The identity provider's statement about the person it verified. */
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

/** Is the verified person certainly the owner? Namesakes born the same day differ in DI and phone, so one must agree. */
export function isBeyondDoubt(known: KnownPerson, verified: VerifiedPerson): boolean {
  const { identityKeyHash, phone } = verified
  const hasSameKey = identityKeyHash !== null && identityKeyHash === known.identityKeyHash
  return hasSameKey || phone === known.phone
}

/**
 * Finds the account of a verified person. The account with the same DI is theirs, even if a namesake was born the same day;
 * of several accounts without a DI, the one with the same phone. Undefined where namesakes cannot be told apart.
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
