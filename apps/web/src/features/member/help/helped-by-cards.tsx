import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { helpTieName } from '@hygiene/domain/member/help/help-text'
import { Card } from '@hygiene/ui'
import styles from '../../../shared/forms/form.module.css'
import { EndButton } from './end-button.tsx'
import { HelpLog } from './help-log.tsx'
import { lastDayText } from './last-day.ts'

type Helper = EntityOf<typeof listHelps>['helpers'][number]

/** The people who help the member, with what they did. */
export function HelpedByCards({ helpers }: { helpers: readonly Helper[] }) {
  return helpers.map(({ helpNo, name, tie, phone, state, validUntil }) => (
    <Card
      key={helpNo}
      isRow
      title={`${name} 님이 저를 돕습니다`}
      lead={`${helpTieName[tie]} · ${phone} · ${
        state === 'agreed' ? `${lastDayText(validUntil)}까지 도울 수 있습니다.` : '끝났습니다.'
      }`}
    >
      {state === 'agreed' && (
        <div className={styles.buttons}>
          <EndButton helpNo={helpNo} question={`${name} 님의 도움을 끝내시겠습니까? 바로 끝납니다.`}>
            도움 끝내기
          </EndButton>
        </div>
      )}
      <HelpLog helpNo={helpNo} />
    </Card>
  ))
}
