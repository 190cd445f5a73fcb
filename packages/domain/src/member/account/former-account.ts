export interface FormerAccount {
  memberNo: number
  name: string
  birth: string
  phone: string
}

type Claimant = Pick<FormerAccount, 'name' | 'birth' | 'phone'>

export type FormerClaim =
  | { is: 'own'; memberNo: number }
  | { is: 'unclear'; memberNos: number[] }
  | { is: 'none' }

/**
 * Imported accounts have no key of an identity provider (DI). Name, birth date and phone together must match exactly one
 * (docs/rules/migration.md). A match of two may be a person who changed the third; an employee decides.
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

export function unclaimedUserId(formerId: string): string {
  return `(이전 ${formerId})`
}
