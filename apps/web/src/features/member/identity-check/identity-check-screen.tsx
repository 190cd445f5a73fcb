import { call, read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { confirmIdentityCheck } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import { IDENTITY_VALID_MINUTES, type StudyStep } from '@hygiene/domain/education/study/study-order'
import { studyButton } from '@hygiene/domain/member/next-action/action-label'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import type { IdentityChannel } from '@hygiene/domain/text'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { type KnownPerson, openIdentityWindow } from '../../../shared/identity-proof/identity-window.ts'
import { MethodChoice } from '../../../shared/identity-proof/method-choice.tsx'
import { type Outcome, outcomeOf } from '../../../shared/identity-proof/outcome.ts'
import { useReturn } from '../../../shared/identity-proof/use-return.ts'
import { StepQuery } from '../../../shared/study-steps/step-query.tsx'
import { StudySteps } from '../../../shared/study-steps/study-steps.tsx'

const LEAD = '평가를 보시기 전에, 신청하신 본인이 맞는지 확인합니다.'

export function IdentityCheckScreen({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const room = useQuery(read(listLectures, { enrolmentNo }))
  return (
    <StepQuery query={room} step="identity" lead={LEAD} enrolmentNo={enrolmentNo}>
      {({ nextStep }) => (
        <Screen width="narrow" head={<StudySteps current="identity" />} lead={LEAD}>
          <Body nextStep={nextStep} enrolmentNo={enrolmentNo} />
        </Screen>
      )}
    </StepQuery>
  )
}

function Body({ nextStep, enrolmentNo }: { nextStep: StudyStep; enrolmentNo: EnrolmentNo }) {
  if (nextStep === 'identity') return <ChooseMethod enrolmentNo={enrolmentNo} />
  if (nextStep === 'exam') {
    return (
      <>
        <NoticeBox tone="done" title="본인확인을 이미 마치셨습니다.">
          이어서 평가를 봐주세요.
        </NoticeBox>
        <Link {...linkButton({ wide: true })} to={`/edu/study/exam?onlineEduNo=${enrolmentNo}`}>
          {studyButton('exam', null)}
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
        to={isOver ? '/edu/completed' : `/edu/study/room?onlineEduNo=${enrolmentNo}`}
      >
        {isOver ? '수료증 보러 가기' : '강의 목록으로'}
      </Link>
    </>
  )
}

function ChooseMethod({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const { isWorking, failure, begin } = useIdentityCheck(enrolmentNo)
  return (
    <Card>
      <MethodChoice
        legend="어떤 방법으로 확인하시겠습니까?"
        note={
          <>
            신청하신 본인만 확인하실 수 있습니다. 본인확인은 {IDENTITY_VALID_MINUTES}분 동안 유효하므로,
            마치신 뒤 바로 평가를 봐주세요.
          </>
        }
        isWorking={isWorking}
        failure={failure}
        startLabel="본인확인 시작하기"
        retryLabel="본인확인 다시 하기"
        onBegin={begin}
      />
    </Card>
  )
}

function useIdentityCheck(enrolmentNo: EnrolmentNo) {
  const [isWorking, setIsWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()

  async function follow(check: () => Promise<Outcome<unknown>>) {
    setIsWorking(true)
    setFailure(null)
    const outcome = await check()
    setIsWorking(false)
    if (outcome.kind === 'failed') setFailure(outcome.message)
    if (outcome.kind !== 'done') return
    await Promise.all(
      [listLectures, listStudyRoom].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
    )
    await navigate(`/edu/study/exam?onlineEduNo=${enrolmentNo}`, { replace: true })
  }

  useReturn(({ identityVerificationId, failure: said }) => {
    if (said === null) void follow(() => confirmPerson(identityVerificationId))
    else setFailure(said)
  })

  return {
    isWorking,
    failure,
    begin: (method: IdentityChannel) => void follow(() => verifyPerson(enrolmentNo, method)),
  }
}

function verifyPerson(enrolmentNo: EnrolmentNo, method: IdentityChannel): Promise<Outcome<unknown>> {
  return outcomeOf(async () => {
    const begun = await call(beginIdentityCheck, { enrolmentNo, method })
    await openIdentityWindow(begun, knownOf(begun))
    return call(confirmIdentityCheck, { identityVerificationId: begun.identityVerificationId })
  })
}

function confirmPerson(identityVerificationId: string): Promise<Outcome<unknown>> {
  return outcomeOf(() => call(confirmIdentityCheck, { identityVerificationId }))
}

function knownOf({ customer }: EntityOf<typeof beginIdentityCheck>): KnownPerson {
  const digits = customer.birthDate.replaceAll(/\D/g, '')
  return {
    fullName: customer.fullName,
    phoneNumber: customer.phoneNumber,
    birthYear: digits.slice(0, 4),
    birthMonth: digits.slice(4, 6),
    birthDay: digits.slice(6, 8),
  }
}
