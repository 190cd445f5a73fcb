import { answerHelp } from '@hygiene/contracts/member/help/answer-help'
import { askToHelp } from '@hygiene/contracts/member/help/ask-to-help'
import type { Endpoint, SentTo } from '@hygiene/contracts/kit/endpoint'
import { HELP_HEADER } from '@hygiene/contracts/kit/envelope'
import { addPerson, type ServedApi, textedHelpToken } from '@hygiene/testing'

let turn = 0

export async function addHelpPair(api: ServedApi) {
  const { db } = api.database
  turn += 1
  const digits = String(turn).padStart(4, '0')
  const owner = await addPerson(db, {
    userId: `mother${digits}`,
    name: '한미자',
    birth: '19580111',
    phone: `0103000${digits}`,
  })
  const child = await addPerson(db, { userId: `child${digits}`, name: '박지훈', phone: `0104000${digits}` })
  const helper = await api.logIn(child.userId)
  const { memberNo: helperNo } = child

  const ask = (wanted: { name?: string; phone?: string } = {}) =>
    pair.helper.call(askToHelp, { name: owner.name, phone: owner.phone, tie: 'child', ...wanted })

  const token = () => textedHelpToken(db, owner.memberNo, api.config.OFFER_SECRET)

  const answer = async (said: 'agree' | 'refuse' | 'end') =>
    api.client.call(answerHelp, { token: await token(), answer: said })

  const pair = {
    owner,
    child,
    helper,
    ask,
    token,
    answer,
    async agree(): Promise<number> {
      await ask()
      await answer('agree')
      const where = { helperNo, ownerNo: owner.memberNo, agreedAt: { not: null } }
      return (await db.help.findFirstOrThrow({ where, orderBy: { helpNo: 'desc' } })).helpNo
    },
    onBehalf: <C extends Endpoint>(helpNo: number | string, contract: C, input: SentTo<C>) =>
      pair.helper.call(contract, input, { headers: { [HELP_HEADER]: String(helpNo) } }),
  }
  return pair
}

export type HelpPair = Awaited<ReturnType<typeof addHelpPair>>
