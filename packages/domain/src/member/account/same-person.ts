export type KnownPerson = {
  name: string
  birth: string
  phone: string
  /** Is a keyed hash of the identity provider's DI, where the account has one. */
  identityKeyHash: string | null
}

export type VerifiedPerson = {
  name: string
  birth?: string
  phone?: string
  identityKeyHash: string | null
}

/**
 * DI identifies one person for one service, so it decides where both sides have it. Certificate providers give none: an account
 * with a DI then requires name, birth date and phone together, another one name and birth date, and without a birth date the
 * phone must match.
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

/** Namesakes born on the same day differ in DI and phone, so one of these must match. */
export function isBeyondDoubt(known: KnownPerson, verified: VerifiedPerson): boolean {
  const { identityKeyHash, phone } = verified
  const hasSameKey = identityKeyHash !== null && identityKeyHash === known.identityKeyHash
  return hasSameKey || phone === known.phone
}

/**
 * Finds the account of a verified person. An account with the same DI is theirs, even if a namesake was born on the same day;
 * among accounts without a DI the phone decides. Returns undefined where namesakes cannot be distinguished.
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
