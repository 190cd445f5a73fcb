import { read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts'
import { IDENTITY_VALID_MINUTES, type StudyStep } from '@hygiene/domain'
import { Button, Card, linkButton, NoticeBox, RadioCards } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../frame/screen.tsx'
import { StepQuery } from '../../study-step/step-query.tsx'
import { StudySteps } from '../../study-step/study-steps.tsx'
import styles from './identity-check.module.css'
import { useIdentityCheck } from './use-identity-check.ts'
import type { IdentityWay } from './verify-person.ts'

/** The specification's four; PortOne V2 has neither card pages nor i-PIN. */
const WAYS = [
  { value: 'phone', label: '휴대폰', description: '본인 이름의 휴대전화로 확인합니다. (PASS 앱 또는 문자)' },
  {
    value: 'certificate',
    label: '간편인증서',
    description: '네이버·카카오·토스 등에 만들어 두신 인증서로 확인합니다.',
  },
  { value: 'card', label: '신용카드', description: '준비중입니다', unavailable: true },
  { value: 'ipin', label: '아이핀(i-PIN)', description: '준비중입니다', unavailable: true },
] as const

/** /edu/study/auth */
export function IdentityCheckScreen({ onlineEduNo }: { onlineEduNo: number }) {
  const room = useQuery(read(listLectures, { onlineEduNo }))
  return (
    <StepQuery query={room} step="identity" onlineEduNo={onlineEduNo}>
      {({ nextStep }) => (
        <Screen
          width="narrow"
          head={<StudySteps current="identity" />}
          lead="평가를 보시기 전에, 신청하신 본인이 맞는지 확인합니다."
        >
          <Body nextStep={nextStep} onlineEduNo={onlineEduNo} />
        </Screen>
      )}
    </StepQuery>
  )
}

function Body({ nextStep, onlineEduNo }: { nextStep: StudyStep; onlineEduNo: number }) {
  if (nextStep === 'identity') return <ChooseWay onlineEduNo={onlineEduNo} />
  if (nextStep === 'exam') {
    return (
      <>
        <NoticeBox tone="done" title="본인확인을 이미 마치셨습니다.">
          이어서 평가를 봐주세요.
        </NoticeBox>
        <Link {...linkButton({ wide: true })} to={`/edu/study/exam?onlineEduNo=${onlineEduNo}`}>
          평가 보기
        </Link>
      </>
    )
  }
  const isOver = nextStep === 'completed'
  return (
    <>
      <NoticeBox
        tone={isOver ? 'done' : 'warn'}
        title={
          isOver
            ? '이미 수료하셨습니다. 수료증을 출력해주세요.'
            : '강의와 설문조사를 모두 마친 뒤 본인확인을 할 수 있습니다.'
        }
      />
      <Link
        {...linkButton({ wide: true })}
        to={isOver ? '/edu/completed' : `/edu/study/room?onlineEduNo=${onlineEduNo}`}
      >
        {isOver ? '수료증 보러 가기' : '강의 목록으로'}
      </Link>
    </>
  )
}

function ChooseWay({ onlineEduNo }: { onlineEduNo: number }) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('phone')
  const { isWorking, failure, begin } = useIdentityCheck(onlineEduNo)
  return (
    <Card>
      <div className={styles.body}>
        <RadioCards legend="어떤 방법으로 확인하시겠습니까?" options={WAYS} value={way} onChange={setWay} />
        <NoticeBox>
          신청하신 본인만 확인하실 수 있습니다. 본인확인은 {IDENTITY_VALID_MINUTES}분 동안 유효하므로, 마치신
          뒤 바로 평가를 봐주세요.
        </NoticeBox>
        {failure && <NoticeBox tone="error" title={failure} live />}
        <Button wide busy={isWorking} onClick={() => begin(way as IdentityWay)}>
          {failure ? '본인확인 다시 하기' : '본인확인 시작하기'}
        </Button>
      </div>
    </Card>
  )
}
