import { removePasskey as contract } from '@hygiene/contracts/member/passkey/remove-passkey'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { noteAccount } from '../account/note-account.ts'

export const removePasskey = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const own = { passkeyNo: input.passkeyNo, memberNo }
  const passkey = await db.passkey.findFirst({ where: own })
  const { count } = await db.passkey.deleteMany({ where: own })
  if (!passkey || count === 0) return denied('PASSKEY_UNKNOWN')
  await noteAccount(db, { memberNo, kind: 'passkeyRemoved', about: passkey.name, at: now })
  return {}
})
