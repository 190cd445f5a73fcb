import { Button, Card, NoticeBox } from '@hygiene/ui'
import { PersonList } from '../../../shared/identity-proof/person-list.tsx'
import { ProofChoice } from '../../../shared/identity-proof/proof-choice.tsx'
import type { IdentityProof } from '../../../shared/identity-proof/use-identity-proof.ts'
import type { ReactNode } from 'react'
import { AlreadyMember } from './already-member.tsx'
import { tooYoung } from './too-young.ts'

/** Real name, and one account a person (specification section 5, terms). */
export function IdentityStep({ identity, back }: { identity: IdentityProof; back: ReactNode }) {
  const { person } = identity
  if (identity.isMember) return <AlreadyMember onAgain={() => identity.clear()} />
  if (person === null) {
    return (
      <Card
        title="본인확인을 해주세요"
        lead="수료증에 적힐 이름과 생년월일을 확인합니다. 한 사람은 하나의 아이디만 만들 수 있습니다."
      >
        <ProofChoice
          identity={identity}
          back={back}
          note="인증 창에서 입력하신 이름, 생년월일, 휴대전화 번호를 그대로 받아 옵니다. 주민등록번호는 받지 않습니다."
        />
      </Card>
    )
  }
  const refusal = tooYoung(person.birth)
  return (
    <Card title="본인확인을 마쳤습니다">
      {refusal ? (
        <NoticeBox tone="error" title={refusal} live />
      ) : (
        <NoticeBox tone="done" title="아래 내용이 맞으면 다음으로 가주세요." live />
      )}
      <PersonList person={person} />
      <div>
        <Button tone="secondary" onClick={() => identity.clear()}>
          본인확인 다시 하기
        </Button>
      </div>
    </Card>
  )
}
