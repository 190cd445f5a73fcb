import { changePhone as contract } from '@hygiene/contracts/member/account/change-phone'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { takePhoneProof } from '../identity-check/take-phone-proof.ts'
import { checkOwnPassword } from './check-own-password.ts'

export const changePhone = operation(
  contract,
  {
    needs: ['network', 'pool'],
    before: async (call) => checkOwnPassword(call, call.input.userPw),
  },
  async ({ db, input: { phone, phoneProof }, actor: { memberNo }, now }) => {
    const isProved = await takePhoneProof(db, { phone, phoneProof }, 'changePhone', now, memberNo)
    // A repeated request whose answer was lost succeeds if the number is already set.
    if (!isProved && (await db.member.count({ where: { memberNo, phone } })) === 0) return denied('CODE_OVER')
    await db.member.update({ where: { memberNo }, data: { phone } })
    return { phone }
  },
)
