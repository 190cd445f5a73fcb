import { listHelpActions as contract } from '@hygiene/contracts/member/help/list-help-actions'
import { denied } from '@hygiene/domain/verdict'
import type { HelpAction } from '@hygiene/domain/member/help/help-text'
import { query } from '../../kit/operation.ts'

const MOST = 100

/** Shows the helper the same list as the owner, also while acting for the owner. Refused actions are left out. */
export const listHelpActions = query(contract, async ({ input: { helpNo }, actor, db }) => {
  const { memberNo, help } = actor
  // A helper must not see the actions of another helper of the same owner.
  if (help && help.helpNo !== helpNo) return denied('HELP_GONE')
  const own = { OR: [{ helperNo: memberNo }, { ownerNo: memberNo, agreedAt: { not: null } }] }
  if ((await db.help.count({ where: { helpNo, ...own } })) === 0) return denied('HELP_GONE')
  const actions = await db.helpAction.findMany({
    where: { helpNo, OR: [{ isDone: true }, { isDone: null }] },
    orderBy: { actionNo: 'desc' },
    take: MOST,
  })
  return {
    list: actions.map(({ actionNo, action, at, subject, isDone }) => ({
      actionNo,
      action: action as HelpAction,
      at,
      subject,
      isDone: isDone === true,
    })),
  }
})
