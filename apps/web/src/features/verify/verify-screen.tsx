import { Loaded, read, Refused } from '@hygiene/client'
import { verifyDocument } from '@hygiene/contracts'
import { Card, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ASSOCIATION } from '../../app/association/association.ts'
import { Screen } from '../../app/layout/screen.tsx'
import { FileCheck } from './file-check.tsx'
import { NumberForm } from './number-form.tsx'
import { readNumber } from './read-number.ts'
import { Verification } from './verification.tsx'
import styles from './verify.module.css'

const LEAD =
  '수료증이나 영수증에 적힌 문서확인번호로 우리 협회가 발급한 문서인지 확인합니다. 로그인하지 않아도 됩니다.'

/** A printed certificate or receipt is checked here, without a login; the QR symbol leads here with its number. */
export function VerifyScreen({ typed }: { typed?: string }) {
  const known = typed === undefined ? undefined : readNumber(typed)
  const number = known && 'number' in known ? known.number : undefined
  const error = known && 'error' in known ? known.error : undefined
  return (
    <Screen width="narrow" lead={LEAD}>
      {number && <Answer key={number} number={number} />}
      <Card title={number ? '다른 문서 확인하기' : '번호를 입력해주세요'}>
        <NumberForm key={typed} typed={number ? '' : typed} error={error} />
      </Card>
      <NoticeBox>
        번호를 찾기 어려우시면 고객센터{' '}
        <a className={styles.phone} href={`tel:${ASSOCIATION.phone}`}>
          {ASSOCIATION.phone}
        </a>{' '}
        ({ASSOCIATION.hours})로 전화해주세요.
      </NoticeBox>
    </Screen>
  )
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
