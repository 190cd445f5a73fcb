import { Loaded, Refused, read } from '@hygiene/client'
import { verifyDocument } from '@hygiene/contracts/education/certificate/verify-document'
import { Card, DefinitionList, NoticeBox } from '@hygiene/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, History } from 'lucide-react'
import { useEffect } from 'react'
import { ASSOCIATION } from '../../../app/association/association.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { ShareButton } from '../../../app/native-wrapper/share-button.tsx'
import { keepWithoutNetwork } from '../../../app/without-network/keep-without-network.ts'
import { FileCheck } from './file-check.tsx'
import { type FindingTone, findingOf, type Verified } from './finding.ts'
import { NumberForm } from './number-form.tsx'
import { printedFields } from './printed-fields.tsx'
import { readNumber } from './read-number.ts'
import { mayCheckSigned } from './signed/check-signed.ts'
import type { Kit } from './signed/kept-kit.ts'
import { SignedFinding } from './signed/signed-finding.tsx'
import { useKit } from './signed/use-kit.ts'
import { useSignedPart } from './signed/use-signed-part.ts'
import styles from './verify.module.css'

const ICONS = { done: CircleCheck, warn: History, error: CircleX } satisfies Record<FindingTone, unknown>

function Verification({ document }: { document: Verified }) {
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

const LEAD =
  '수료증이나 영수증에 적힌 문서확인번호로 우리 협회가 발급한 문서인지 확인합니다. 로그인하지 않아도 됩니다.'

export function VerifyDocumentScreen({ typed }: { typed?: string }) {
  const known = typed === undefined ? undefined : readNumber(typed)
  const number = known && 'number' in known ? known.number : undefined
  const error = known && 'error' in known ? known.error : undefined
  const kit = useKit()
  useEffect(() => void keepWithoutNetwork('verify'), [])
  return (
    <Screen width="narrow" lead={LEAD}>
      {number && <Finding key={number} number={number} kit={kit} />}
      <Card title={number ? '다른 문서 확인하기' : '번호를 입력해주세요'}>
        <NumberForm key={typed} typed={number ? '' : typed} error={error} />
      </Card>
      <NoticeBox>
        번호를 찾기 어려우시면 고객센터
        <span data-optional={ASSOCIATION.phone}>
          {' '}
          <a className={styles.phone} href={`tel:${ASSOCIATION.phone}`}>
            {ASSOCIATION.phone}
          </a>{' '}
          ({ASSOCIATION.hours})
        </span>
        로 전화해주세요.
      </NoticeBox>
    </Screen>
  )
}

/** Checks a signed QR code locally before any request; the server's record is added if there is a network. */
function Finding({ number, kit }: { number: string; kit: UseQueryResult<Kit> }) {
  const payload = useSignedPart()
  if (payload === null || !mayCheckSigned()) return <Answer number={number} />
  return <SignedFinding number={number} payload={payload} kit={kit} />
}

function Answer({ number }: { number: string }) {
  const query = useQuery(read(verifyDocument, { number }))
  if (query.error instanceof Refused && query.error.refusal === 'DOCUMENT_NOT_FOUND') {
    return <Unknown number={number} />
  }
  return (
    <Loaded query={query}>
      {(document) => (
        <>
          <Verification document={document} />
          {document.sha256 === null ? null : <FileCheck sha256={document.sha256} />}
        </>
      )}
    </Loaded>
  )
}

function Unknown({ number }: { number: string }) {
  return (
    <NoticeBox tone="error" title={`${number} 번호로 발급된 문서가 없습니다.`} live>
      <p>
        번호를 한 글자씩 다시 맞춰봐주세요. 번호가 맞는데도 이 안내가 나오면 우리 협회가 발급한 문서가 아닐 수
        있습니다.
      </p>
    </NoticeBox>
  )
}
