import { listPasskeys as contract } from '@hygiene/contracts/member/passkey/list-passkeys'
import { implement } from '../../http/implement.ts'

export const listPasskeys = implement(contract, async ({ caller: { memberNo }, deps }) => {
  const passkeys = await deps.db.passkey.findMany({ where: { memberNo }, orderBy: { passkeyNo: 'desc' } })
  return {
    list: passkeys.map(({ passkeyNo, name, createdAt, lastUsedAt, blockedAt }) => ({
      passkeyNo,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      isBlocked: blockedAt !== null,
    })),
  }
})
