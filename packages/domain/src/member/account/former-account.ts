/** An account of the system before this one whose owner has not been here yet. */
export interface FormerAccount {
  memberNo: number
  name: string
  /** YYYYMMDD */
  birth: string
  /** Digits only. */
  phone: string
}

/** The person as a confirmed verification names them. */
type Claimant = Pick<FormerAccount, 'name' | 'birth' | 'phone'>

/**
 * What a verified person who signs up has to do with accounts of the system before this one: one is theirs, an employee has to
 * look at some, or none concerns them.
 */
export type FormerClaim =
  | { is: 'own'; memberNo: number }
  | { is: 'unclear'; memberNos: number[] }
  | { is: 'none' }

/**
 * Imported accounts carry no key of an identity provider (DI). Name, birth date and phone together have to name exactly one
 * (docs/rules/migration.md); two of the three are a person who may have changed the third, which an employee decides.
 */
export function judgeFormerClaim(person: Claimant, accounts: readonly FormerAccount[]): FormerClaim {
  const agreeing = (least: number) => accounts.filter((account) => agreements(person, account) >= least)
  const [own, ...others] = agreeing(3)
  if (own && others.length === 0) return { is: 'own', memberNo: own.memberNo }
  const close = agreeing(2).map(({ memberNo }) => memberNo)
  return close.length === 0 ? { is: 'none' } : { is: 'unclear', memberNos: close }
}

function agreements(person: Claimant, account: Claimant): number {
  const isNamedAlike = bare(person.name) === bare(account.name)
  return [isNamedAlike, person.birth === account.birth, person.phone === account.phone].filter(Boolean).length
}

const bare = (name: string): string => name.normalize('NFC').trim()

/** The login id of an unclaimed account; the login form does not accept it. */
export function unclaimedUserId(formerId: string): string {
  return `(이전 ${formerId})`
}
