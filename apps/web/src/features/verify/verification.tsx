import { type EntityOf, verifyCertificate } from '@hygiene/contracts'
import { formatSeoulLongDate } from '@hygiene/domain'
import { Card, DefinitionList } from '@hygiene/ui'
import { CircleCheck, CircleX, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { ShareButton } from '../../app/native-wrapper/share-button.tsx'
import styles from './verify.module.css'

export type Verified = EntityOf<typeof verifyCertificate>

const STATUS = {
  valid: { word: '유효', sentence: '우리 협회가 발급한 유효한 수료증입니다.', Icon: CircleCheck },
  superseded: {
    word: '대체됨',
    sentence: '내용을 고친 새 수료증이 발급되어, 이 수료증은 더 이상 쓰이지 않습니다.',
    Icon: History,
  },
  revoked: { word: '취소됨', sentence: '발급이 취소된 수료증입니다. 효력이 없습니다.', Icon: CircleX },
} as const satisfies Record<Verified['status'], unknown>

export function Verification({ certificate }: { certificate: Verified }) {
  const { word, sentence, Icon } = STATUS[certificate.status]
  return (
    <Card title="확인 결과">
      <div className={styles.finding} data-status={certificate.status} role="status">
        <Icon aria-hidden />
        <div>
          <strong>{word}</strong>
          <p>{sentence}</p>
        </div>
      </div>
      <DefinitionList items={printedFields(certificate)} />
      <p className={styles.remark}>
        개인정보를 지키기 위해 일부를 *로 가렸습니다. 가지고 계신 수료증과 나머지 글자가 같은지 맞춰봐주세요.
      </p>
      <div>
        <ShareButton title="수료증 확인 결과" url={shownAt(certificate.verificationNumber)}>
          확인 결과 공유
        </ShareButton>
      </div>
    </Card>
  )
}

const shownAt = (number: string) => `${window.location.origin}/verify/${number}`

function printedFields(certificate: Verified) {
  return [
    { term: '수료증 번호', detail: <Whole>제 {certificate.certificateNumber} 호</Whole> },
    { term: '문서확인번호', detail: <Whole>{certificate.verificationNumber}</Whole> },
    { term: '성명', detail: certificate.userName },
    { term: '생년월일', detail: certificate.birth },
    { term: '업소명', detail: certificate.businessName },
    { term: '소재지', detail: certificate.address },
    { term: '교육구분', detail: certificate.courseLine },
    { term: '교육시간', detail: `${certificate.hours}시간` },
    { term: '수료일', detail: formatSeoulLongDate(certificate.completedOn) },
    { term: '발급일', detail: formatSeoulLongDate(certificate.issuedOn) },
  ]
}

/** A number is compared sign by sign, so it stays on one line. */
function Whole({ children }: { children: ReactNode }) {
  return <span className={styles.whole}>{children}</span>
}
