import { readNotice as contract } from '@hygiene/contracts/content/board/read-notice'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../kit/operation.ts'
import { countView } from './count-view.ts'
import { noticeOf } from './notices.ts'
import { VIEW_NEEDS, viewerKeyOf } from './viewer-key.ts'

/** Does not count employees in a member's account as readers. */
export const readNotice = procedure(contract, { needs: VIEW_NEEDS }, async (call) => {
  const { input, actor, pool, now } = call
  const notice = await noticeOf(call, input.noticeNo, now)
  if (!notice) return denied('NOTICE_NOT_FOUND')
  if (!actor?.linked) await countView(pool, notice.noticeNo, viewerKeyOf(call))
  return notice
})
