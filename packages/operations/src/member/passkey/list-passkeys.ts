import { listPasskeys as contract } from '@hygiene/contracts/member/passkey/list-passkeys'
import { query } from '../../kit/operation.ts'

export const listPasskeys = query(contract, async ({ actor: { memberNo }, db }) => {
  const passkeys = await db.passkey.findMany({ where: { memberNo }, orderBy: { passkeyNo: 'desc' } })
  return {
    list: passkeys.map(({ passkeyNo, name, createdAt, lastUsedAt, blockedAt }) => ({
      passkeyNo,
      name,
      createdAt,
      lastUsedAt,
      isBlocked: blockedAt !== null,
    })),
  }
})
