import { Card, DefinitionList } from '@hygiene/ui'
import { CircleCheck, CircleX, History } from 'lucide-react'
import { ShareButton } from '../../../app/native-wrapper/share-button.tsx'
import { type FindingTone, findingOf, type Verified } from './finding.ts'
import { printedFields } from './printed-fields.tsx'
import styles from './verify.module.css'

const ICONS = { done: CircleCheck, warn: History, error: CircleX } satisfies Record<FindingTone, unknown>

/** What the number stands for, and whether the paper may still be relied upon. */
export function Verification({ document }: { document: Verified }) {
  const { name, word, sentence, tone } = findingOf(document)
  const Icon = ICONS[tone]
  return (
    <Card title="확인 결과">
      <div className={styles.finding} data-tone={tone} role="status">
        <Icon aria-hidden />
        <div>
          <strong>{word}</strong>
          <p>{sentence}</p>
        </div>
      </div>
      <DefinitionList items={printedFields(document)} />
      <p className={styles.remark}>
        개인정보를 지키기 위해 일부를 *로 가렸습니다. 가지고 계신 문서와 나머지 글자가 같은지 확인해주세요.
      </p>
      <div>
        <ShareButton title={`${name} 확인 결과`} url={shownAt(document.verificationNumber)}>
          확인 결과 공유
        </ShareButton>
      </div>
    </Card>
  )
}

const shownAt = (number: string) => `${window.location.origin}/verify/${number}`
