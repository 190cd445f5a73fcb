import { readNotice as contract } from '@hygiene/contracts/content/board/read-notice'
import { noticeOf } from '@hygiene/operations/content/board/notices'
import { countView } from '@hygiene/operations/content/board/count-view'
import { implement } from '../../http/implement.ts'
import { viewerKeyOf } from './viewer-key.ts'

/** Does not count employees in a member's account as readers. */
export const readNotice = implement(contract, async (call) => {
  const { input, caller, deps, now, refuse } = call
  const notice = await noticeOf(deps, input.noticeNo, now)
  if (!notice) throw refuse('NOTICE_NOT_FOUND')
  if (!caller?.linked) await countView(deps.pool, notice.noticeNo, viewerKeyOf(call))
  return notice
})
