import { Card, DefinitionList, NoticeBox, Spinner } from '@hygiene/ui'
import { skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { CircleCheck, CircleHelp, CircleX, Wifi, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { FileCheck } from '../file-check.tsx'
import type { Verified } from '../finding.ts'
import { printedFields } from '../printed-fields.tsx'
import styles from '../verify.module.css'
import { type Checked, checkSigned } from './check-signed.ts'
import type { Kit } from './kept-kit.ts'
import { type Check, signedFields, signedText } from './signed-text.ts'
import { type Line, lineOf, useRecord } from './use-kit.ts'

const ICONS = { met: CircleCheck, open: CircleHelp, broken: CircleX } satisfies Record<Check['is'], unknown>
const TONE_ICONS = { done: CircleCheck, warn: CircleHelp, error: CircleX } as const

type SignedFindingProps = { number: string; payload: string; kit: UseQueryResult<Kit> }

export function SignedFinding({ number, payload, kit }: SignedFindingProps) {
  const [now] = useState(() => new Date())
  const { data: checked } = useQuery({
    queryKey: ['signed', number, payload, kit.data],
    queryFn: kit.data ? () => checkSigned(number, payload, kit.data, now) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const record = useRecord(number, checked !== undefined && checked.facts !== null)
  const line = lineOf(kit, record)
  if (!kit.data && kit.isError) return <NothingKept />
  // While a newer key or list may arrive, no amber or red result is shown, as it could turn green a moment later.
  const isOpen = checked?.verdict === 'uncertain' || checked?.verdict === 'unknownKey'
  if (!checked || (isOpen && line === 'asking')) return <Waiting />
  if (checked.facts === null || record.data?.document !== 'certificate')
    return <Notified {...checked} line={line} />
  const { status, sha256, withdrawnOn } = record.data
  return (
    <>
      <Notified
        verdict={status}
        facts={checked.facts}
        listMadeAt={now}
        withdrawnOn={withdrawnOn}
        record={record.data}
        line={line}
      />
      {sha256 !== null && <FileCheck sha256={sha256} />}
    </>
  )
}

function NothingKept() {
  return (
    <NoticeBox tone="warn" title="아직 확인하지 못했습니다." live>
      <p>이 휴대전화에서 처음 확인하실 때에는 인터넷이 필요합니다. 연결되면 자동으로 확인합니다.</p>
    </NoticeBox>
  )
}

type NotifiedProps = Checked & { record?: Verified; line: Line }

function Notified({ verdict, facts, listMadeAt, withdrawnOn, record, line }: NotifiedProps) {
  const { tone, title, sentence, checks } = signedText(verdict, listMadeAt, withdrawnOn)
  const Icon = TONE_ICONS[tone]
  return (
    <Card title="확인 결과" action={<LinePill line={line} />}>
      <div className={styles.finding} data-tone={tone} role="status">
        <Icon aria-hidden />
        <div>
          <strong>{title}</strong>
          <p>{sentence}</p>
        </div>
      </div>
      {facts ? (
        <DefinitionList items={record ? printedFields(record) : signedFields(facts)} />
      ) : (
        <NoticeBox tone="error" title="적힌 이름과 번호를 보여드리지 않습니다.">
          <p>고친 내용을 사실로 보실 수 있기 때문입니다.</p>
        </NoticeBox>
      )}
      <ul className={styles.checks}>
        {checks.map((check) => (
          <CheckRow key={check.title} {...check} />
        ))}
      </ul>
    </Card>
  )
}

function CheckRow({ is, title, sentence }: Check) {
  const Icon = ICONS[is]
  return (
    <li data-is={is}>
      <Icon aria-hidden />
      <div>
        <strong>{title}</strong>
        <p>{sentence}</p>
      </div>
    </li>
  )
}

function LinePill({ line }: { line: Line }) {
  if (line === 'asking') return null
  const Icon = line === 'away' ? WifiOff : Wifi
  return (
    <span className={styles.line} data-line={line}>
      <Icon aria-hidden />
      {line === 'away' ? '인터넷 없음' : '인터넷 연결됨'}
    </span>
  )
}

function Waiting() {
  return (
    <p role="status">
      <Spinner /> 확인하고 있습니다.
    </p>
  )
}
