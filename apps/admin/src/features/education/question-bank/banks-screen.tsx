import { Loaded, read, useSend } from '@hygiene/client'
import { copyBank } from '@hygiene/contracts/education/question-bank/staff/copy-bank'
import { listQuestions } from '@hygiene/contracts/education/question-bank/staff/list-questions'
import { readBanks } from '@hygiene/contracts/education/question-bank/staff/read-banks'
import { bankTitle } from '@hygiene/domain/education/question-bank/question-bank'
import { Button, SelectField, showToast } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { Panel } from '../../../shared/record/panel.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import { StateMark } from '../../../shared/state-mark/state-mark.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { QuestionsLink } from './question-parts.tsx'
import { bankKey, type Banks } from './question-text.ts'
import styles from './questions.module.css'

export function BanksScreen() {
  const query = useQuery({ ...read(readBanks, {}), staleTime: 0 })
  return (
    <AdminScreen title="은행별 문항 수" path={<QuestionsLink />}>
      <Loaded query={query}>
        {({ banks }) =>
          banks.length === 0 ? (
            <p>온라인 과정이 아직 없습니다.</p>
          ) : (
            <>
              <Statuses banks={banks} />
              <Copy banks={banks} />
            </>
          )
        }
      </Loaded>
    </AdminScreen>
  )
}

type BankRow = Banks['banks'][number]

function BankLink(bank: BankRow) {
  const { year, salesType, industryType } = bank
  return (
    <Link
      className={recordParts.link}
      to={`/questions?year=${year}&salesType=${salesType}&industryType=${industryType}`}
    >
      {bankTitle(bank)}
    </Link>
  )
}

function Statuses({ banks }: { banks: readonly BankRow[] }) {
  return (
    <RecordTable
      caption="은행별 문항 수"
      rows={banks}
      rowKey={bankKey}
      columns={[
        {
          header: '은행',
          isHeading: true,
          cell: BankLink,
        },
        { header: '쓰는 문항', align: 'end', cell: ({ inUse }) => inUse.toLocaleString('ko-KR') },
        { header: '평가에 내는 문항', align: 'end', cell: ({ needed }) => needed || '-' },
        { header: '상태', cell: Status },
      ]}
    />
  )
}

function Status({ inUse, needed, isDrawn }: BankRow) {
  if (!isDrawn)
    return <StateMark kind={needed > 0 ? 'ended' : 'waiting'}>{needed > 0 ? '지난 해' : '공개 전'}</StateMark>
  return inUse < needed ? (
    <StateMark kind="failed">{needed - inUse}문항 모자람</StateMark>
  ) : (
    <StateMark kind="done">넉넉함</StateMark>
  )
}

function Copy({ banks }: { banks: readonly BankRow[] }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const copy = useSend(copyBank, {
    refresh: [readBanks, listQuestions],
    onDone: ({ count }) => showToast(`${count.toLocaleString('ko-KR')}문항을 옮겼습니다.`),
    refusedTitle: '옮기지 못했습니다',
  })
  const options = banks.map((bank) => ({ value: bankKey(bank), label: bankTitle(bank) }))
  function ask() {
    const [source, target] = [from, to].map((key) => banks.find((bank) => bankKey(bank) === key))
    const isWhole = source !== undefined && target !== undefined && source !== target
    setError(isWhole ? undefined : '서로 다른 두 은행을 골라주세요.')
    if (isWhole && !copy.isPending) copy.mutate({ from: kindOf(source), to: kindOf(target) })
  }
  return (
    <Panel title="다른 은행으로 복사" note="쓰는 문항을 그대로 함께 씁니다. 이미 있는 문항은 건너뜁니다.">
      <div className={styles.copy}>
        <SelectField
          label="어디에서"
          emptyLabel="고르기"
          options={options}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <SelectField
          label="어디로"
          emptyLabel="고르기"
          options={options}
          value={to}
          error={error}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button size="small" busy={copy.isPending} onClick={ask}>
          복사
        </Button>
      </div>
    </Panel>
  )
}

const kindOf = ({ year, salesType, industryType }: BankRow) => ({ year, salesType, industryType })
