import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { helpTieName } from '@hygiene/domain/member/help/help-text'
import { withParticle } from '@hygiene/domain/particle'
import { Button, Card } from '@hygiene/ui'
import { startHelping } from '../../../app/login/helping.ts'
import { HelpLog } from './help-log.tsx'
import { EndButton } from './end-button.tsx'
import { lastDayText, untilText } from './last-day.ts'
import styles from '../../../shared/forms/form.module.css'

type Helping = EntityOf<typeof listHelps>['helping'][number]

/** The people the member helps, or asked to help. */
export function HelpingCards({ helping }: { helping: readonly Helping[] }) {
  return helping.map((help) => <HelpingCard key={help.helpNo} help={help} />)
}

function HelpingCard({ help }: { help: Helping }) {
  const { helpNo, name, tie, state, validUntil } = help
  return (
    <Card
      isRow
      title={`${name} 님 돕기`}
      lead={`${withParticle(helpTieName[tie], '으로')}서 돕습니다 · ${stateText(help)}`}
    >
      {state === 'agreed' && validUntil && (
        <div className={styles.buttons}>
          <Button onClick={() => startHelping({ helpNo, name, validUntil })}>돕기 시작</Button>
          <EndButton
            helpNo={helpNo}
            question={`${name} 님 돕기를 끝내시겠습니까? 다시 도우시려면 동의를 다시 받으셔야 합니다.`}
          >
            도움 끝내기
          </EndButton>
        </div>
      )}
      {state === 'asked' && (
        <div className={styles.buttons}>
          <EndButton helpNo={helpNo} question={`${name} 님께 물어보신 것을 취소하시겠습니까?`}>
            요청 취소
          </EndButton>
        </div>
      )}
      {(state === 'agreed' || state === 'ended') && <HelpLog helpNo={helpNo} />}
    </Card>
  )
}

function stateText({ state, answerBy, validUntil }: Helping): string {
  switch (state) {
    case 'asked':
      return `${untilText(answerBy)}까지 답을 기다립니다.`
    case 'agreed':
      return `동의하셨습니다. ${lastDayText(validUntil)}까지 도우실 수 있습니다.`
    case 'notAgreed':
      return '동의를 받지 못했습니다.'
    case 'ended':
      return '끝났습니다.'
    default:
      return state satisfies never
  }
}
