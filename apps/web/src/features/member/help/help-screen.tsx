import { Loaded, read, useSend } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { endHelp } from '@hygiene/contracts/member/help/end-help'
import { listHelps } from '@hygiene/contracts/member/help/list-helps'
import { helpTieName } from '@hygiene/domain/member/help/help-text'
import { withParticle } from '@hygiene/domain/particle'
import { Button, Card, showToast, useConfirm } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '../../../app/layout/screen.tsx'
import { startHelping } from '../../../app/login/helping.ts'
import styles from '../../../shared/forms/form.module.css'
import { AskForm } from './ask-form.tsx'
import { HelpLog } from './help-log.tsx'
import { lastDayText, untilText } from './last-day.ts'

export function HelpScreen() {
  const helps = useQuery({ ...read(listHelps, {}), staleTime: 0, refetchOnWindowFocus: true })
  return (
    <Screen
      width="narrow"
      lead="가족이나 직원이 본인 계정으로 신청과 결제를 대신할 수 있습니다. 강의와 평가는 교육 받으실 분만 하십니다."
    >
      <Loaded query={helps}>
        {({ helping, helpers }) => (
          <>
            <HelpingCards helping={helping} />
            <HelpedByCards helpers={helpers} />
          </>
        )}
      </Loaded>
      <AskForm />
    </Screen>
  )
}

type Helper = EntityOf<typeof listHelps>['helpers'][number]

function HelpedByCards({ helpers }: { helpers: readonly Helper[] }) {
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

type Helping = EntityOf<typeof listHelps>['helping'][number]

function HelpingCards({ helping }: { helping: readonly Helping[] }) {
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

type EndButtonProps = { helpNo: number; question: string; children: string }

function EndButton({ helpNo, question, children }: EndButtonProps) {
  const confirm = useConfirm()
  const send = useSend(endHelp, {
    refresh: [listHelps],
    refusedTitle: '끝내지 못했습니다',
    onDone: () => showToast('끝냈습니다.'),
  })

  async function ask() {
    const text = { title: children, confirmLabel: children, cancelLabel: '닫기', isDanger: true }
    if (await confirm(question, text)) send.mutate({ helpNo })
  }

  return (
    <Button tone="secondary" busy={send.isPending} onClick={() => void ask()}>
      {children}
    </Button>
  )
}
