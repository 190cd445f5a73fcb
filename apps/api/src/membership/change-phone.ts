import { changePhone as contract } from '@hygiene/contracts'
import { takePhoneProof } from '../credentials/take-phone-proof.ts'
import { implement } from '../http/implement.ts'
import { judgeOwnPassword } from './own-password.ts'

export const changePhone = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const verdict = await judgeOwnPassword(deps, caller, input.userPw, now)
  if (verdict !== 'right') throw refuse(verdict)

  const { memberNo } = caller
  const { phone } = input
  await deps.db.$transaction(async (db) => {
    const isProved = await takePhoneProof(db, input, 'changePhone', now, memberNo)
    // Pressed again because the answer was lost: the number is this one already.
    if (!isProved && (await db.member.count({ where: { memberNo, phone } })) === 0) throw refuse('CODE_OVER')
    await db.member.update({ where: { memberNo }, data: { phone } })
  })
  return { phone }
})
