import { endHelp as contract } from '@hygiene/contracts/member/help/end-help'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { judgeHelpEnd } from '@hygiene/domain/member/help/help-state'
import { operation } from '../../kit/operation.ts'

/** Ends a help relation for either side. The helper's next action is refused. */
export const endHelp = operation(contract, async ({ db, input: { helpNo }, actor: { memberNo }, now }) => {
  await db.$queryRaw`SELECT 1 FROM "Help" WHERE "helpNo" = ${helpNo} FOR UPDATE`
  const help = await db.help.findFirst({
    where: { helpNo, OR: [{ helperNo: memberNo }, { ownerNo: memberNo }] },
  })
  if (!help) return denied('HELP_GONE')
  const endedByOwner = help.ownerNo === memberNo
  const verdict = judgeHelpEnd(help, endedByOwner, now)
  if (!verdict.allowed) return verdict
  await db.help.update({ where: { helpNo }, data: { endedAt: now, endedByOwner } })
  return { helpNo }
})

export async function endHelpsOf(db: Transaction, memberNo: number, now: Date): Promise<void> {
  const isOpen = { endedAt: null, refusedAt: null }
  await db.help.updateMany({
    where: { ...isOpen, helperNo: memberNo },
    data: { endedAt: now, endedByOwner: false },
  })
  await db.help.updateMany({
    where: { ...isOpen, ownerNo: memberNo },
    data: { endedAt: now, endedByOwner: true },
  })
  await db.help.updateMany({ where: { ownerNo: memberNo }, data: { ownerName: '' } })
}
