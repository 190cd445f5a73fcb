import { listHelps as contract } from '@hygiene/contracts/member/help/list-helps'
import type { Help } from '@hygiene/db/generated/client'
import { helpStateAt, helpStateForHelper } from '@hygiene/domain/member/help/help-state'
import { maskPhone } from '@hygiene/domain/member/account/masking'
import { query } from '../../kit/operation.ts'

const MOST = 20

export const listHelps = query(contract, async ({ actor: { memberNo }, db, now }) => {
  const helping = await db.help.findMany({
    where: { helperNo: memberNo },
    orderBy: { helpNo: 'desc' },
    take: MOST,
  })
  const helpers = await db.help.findMany({
    where: { ownerNo: memberNo, agreedAt: { not: null } },
    include: { helper: true },
    orderBy: { helpNo: 'desc' },
    take: MOST,
  })
  return {
    helping: helping.map((help) => ({
      ...shownOf(help),
      name: help.ownerName,
      state: helpStateForHelper(help, now),
      answerBy: help.answerBy,
    })),
    helpers: helpers.map((help) => ({
      ...shownOf(help),
      name: help.helper.name,
      phone: maskPhone(help.helper.phone),
      state: helpStateAt(help, now) === 'agreed' ? ('agreed' as const) : ('ended' as const),
      agreedAt: help.agreedAt ?? now,
    })),
  }
})

function shownOf({ helpNo, tie, validUntil, endedAt }: Help) {
  return {
    helpNo,
    tie,
    validUntil,
    endedAt,
  }
}
