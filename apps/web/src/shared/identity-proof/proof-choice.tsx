import type { ReactNode } from 'react'
import type { IdentityProof } from './use-identity-proof.ts'
import { MethodChoice } from './method-choice.tsx'

export function ProofChoice({
  identity: { isWorking, failure, begin },
  note,
  back,
}: {
  identity: IdentityProof
  note: ReactNode
  back?: ReactNode
}) {
  return (
    <MethodChoice
      legend="어떤 방법으로 본인확인을 하시겠습니까?"
      note={note}
      isWorking={isWorking}
      failure={failure}
      startLabel="본인확인 시작하기"
      retryLabel="본인확인 다시 하기"
      back={back}
      onBegin={begin}
    />
  )
}
