import { listHelpActions as contract } from '@hygiene/contracts/member/help/list-help-actions'
import type { HelpAction } from '@hygiene/domain'
import { implement } from '../../http/implement.ts'

const MOST = 100

/** The helper reads it also while acting for the owner, who has the same list. What was refused never happened. */
export const listHelpActions = implement(contract, async ({ input: { helpNo }, caller, deps, refuse }) => {
  const { memberNo, help } = caller
  // One helper of an owner sees nothing of another one's actions.
  if (help && help.helpNo !== helpNo) throw refuse('HELP_GONE')
  const own = { OR: [{ helperNo: memberNo }, { ownerNo: memberNo, agreedAt: { not: null } }] }
  if ((await deps.db.help.count({ where: { helpNo, ...own } })) === 0) throw refuse('HELP_GONE')
  const actions = await deps.db.helpAction.findMany({
    where: { helpNo, OR: [{ isDone: true }, { isDone: null }] },
    orderBy: { actionNo: 'desc' },
    take: MOST,
  })
  return {
    list: actions.map(({ actionNo, action, at, subject, isDone }) => ({
      actionNo,
      action: action as HelpAction,
      at: at.toISOString(),
      subject,
      isDone: isDone === true,
    })),
  }
})
