import { listHelpActs as contract } from '@hygiene/contracts/member/help/list-help-acts'
import type { HelpAct } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'

const MOST = 100

/** The helper reads it also while acting for the owner, who has the same list. What was refused never happened. */
export const listHelpActs = implement(contract, async ({ input: { helpNo }, caller, deps, refuse }) => {
  const { memberNo, help } = caller
  // One helper of an owner sees nothing of another one's acts.
  if (help && help.helpNo !== helpNo) throw refuse('HELP_GONE')
  const own = { OR: [{ helperNo: memberNo }, { ownerNo: memberNo, agreedAt: { not: null } }] }
  if ((await deps.db.help.count({ where: { helpNo, ...own } })) === 0) throw refuse('HELP_GONE')
  const acts = await deps.db.helpAct.findMany({
    where: { helpNo, OR: [{ isDone: true }, { isDone: null }] },
    orderBy: { actNo: 'desc' },
    take: MOST,
  })
  return {
    list: acts.map(({ actNo, act, at, subject, isDone }) => ({
      actNo,
      act: act as HelpAct,
      at: at.toISOString(),
      subject,
      isDone: isDone === true,
    })),
  }
})
