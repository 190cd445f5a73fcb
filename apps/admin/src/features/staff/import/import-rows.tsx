import { callForFile, isReportedCentrally, useSend } from '@hygiene/client'
import { decideImportRows } from '@hygiene/contracts/staff/import/decide-import-rows'
import { listImportRows } from '@hygiene/contracts/staff/import/list-import-rows'
import { openWrongRows } from '@hygiene/contracts/staff/import/open-wrong-rows'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import {
  type ImportDecision,
  importClasses,
  importClassLabel,
  importOutcomeLabel,
} from '@hygiene/domain/staff/import/import-states'
import { Button, linkButton, optionsOf, showToast } from '@hygiene/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { DataTable } from '../../../shared/data-table/data-table.tsx'
import type { AdminSelection, BuiltInView, TableFilter } from '../../../shared/data-table/table-types.ts'
import { saveFile } from '../../../shared/save-file/save-file.ts'
import { ClassMark, StatusMark } from './import-marks.tsx'
import {
  Change,
  decisionText,
  type ImportRow,
  isNotified,
  rowColumns,
  rowNumber,
  rowText,
} from './import-row-columns.tsx'
import { type Import, titleOf } from './import-title.ts'
import { OrderDialog } from './order-dialog.tsx'
import { StopButton } from './stop-button.tsx'

const SORT = { by: 'rowAt', isDescending: false } as const
const STATES = {
  undecided: '확인 필요',
  again: '변경됨',
  left: '미등록',
  skip: '건너뜀',
  ...importOutcomeLabel,
} as const
const FILTERS: readonly TableFilter[] = [
  { kind: 'choice', key: 'rowClass', label: '비교', choices: optionsOf(importClassLabel), hides: 'class' },
  { kind: 'choice', key: 'state', label: '처리', choices: optionsOf(STATES), hides: 'decision' },
]
const figure = (count: number) => count.toLocaleString('ko-KR')

/** Lists every row beside the existing records and, after writing, its result. */
export function ImportRows({ found }: { found: Import }) {
  const { importNo, kind, status, counts } = found
  const [isOrdering, setIsOrdering] = useState(false)
  const decide = useSend(decideImportRows, {
    refresh: [listImportRows, readStaffImport],
    refusedTitle: '정하지 못했습니다',
    onDone: ({ rows }) => showToast(`${figure(rows)}행을 정했습니다.`),
  })
  const isOpen = status === 'ready'
  const left = importClasses.filter((one) => counts[one] > 0)
  const views: readonly BuiltInView[] = [
    ...left.map((one) => ({
      name: `${importClassLabel[one]} ${figure(counts[one])}`,
      address: `rowClass=${one}`,
    })),
    ...(counts.again > 0 ? [{ name: `변경됨 ${figure(counts.again)}`, address: 'state=again' }] : []),
  ]
  return (
    <>
      <DataTable
        screen="importRows"
        within={{ importNo }}
        title={titleOf(found)}
        noun="행"
        unit="건"
        contract={listImportRows}
        columns={rowColumns(kind)}
        filters={FILTERS}
        views={views}
        sort={SORT}
        rowKey={({ rowAt }) => rowAt}
        nameOf={rowNumber}
        card={(row) => ({
          head: `${rowNumber(row)} · ${rowText(kind, row)}`,
          note: isNotified(row) ? <Change kind={kind} row={row} /> : decisionText(kind, row),
          end: <ClassMark rowClass={row.rowClass} />,
        })}
        sum={() => sumText(found)}
        actions={
          <>
            <StatusMark status={status} />
            {isOpen && <StopButton importNo={importNo} />}
            {counts.wrong > 0 && <WrongRowsButton importNo={importNo} />}
            {kind === 'deposits' && status === 'done' && (
              <Link to="/deposits" {...linkButton({ tone: 'secondary', size: 'small' })}>
                입금 보기
              </Link>
            )}
            {isOpen && counts.undecided > 0 && counts.wrong > 0 && (
              <Button
                tone="secondary"
                size="small"
                busy={decide.isPending}
                onClick={() => decide.mutate({ importNo, rows: { rowClass: 'wrong' }, decision: 'skip' })}
              >
                틀린 행 모두 건너뛰기
              </Button>
            )}
            {isOpen && (
              <Button size="small" onClick={() => setIsOrdering(true)}>
                {figure(counts.writes)}행 등록
              </Button>
            )}
          </>
        }
        {...(isOpen
          ? {
              selectionActions: decisionsBy(kind, decide.isPending, (more) =>
                decide.mutate({ importNo, ...more }),
              ),
            }
          : {})}
      />
      {isOrdering && <OrderDialog found={found} onClose={() => setIsOrdering(false)} />}
    </>
  )
}

function sumText({ counts, status, failure }: Import): string {
  if (failure) return failure
  if (status === 'ready')
    return [
      ...(counts.undecided > 0 ? [`확인 필요 ${figure(counts.undecided)}행`] : []),
      ...(counts.again > 0 ? [`변경된 ${figure(counts.again)}행`] : []),
      `건너뛸 ${figure(counts.skip)}행`,
    ].join(' · ')
  return `새로 등록한 ${figure(counts.added)}행 · 수정한 ${figure(counts.corrected)}행`
}

type Deciding = { decision: ImportDecision | null; rows: { rowAts: number[] } }

const decisionsBy =
  (kind: ImportKindName, isBusy: boolean, onDecide: (deciding: Deciding) => void) =>
  (selection: AdminSelection<ImportRow>, release: () => void) => {
    const rows = selection.kind === 'rows' ? selection.rows : []
    const decide = (decision: Deciding['decision']) => {
      onDecide({ decision, rows: { rowAts: rows.map(({ rowAt }) => rowAt) } })
      release()
    }
    return <Decisions {...{ kind, rows, isBusy }} onDecide={decide} />
  }

type DecisionsProps = {
  kind: ImportKindName
  rows: readonly ImportRow[]
  isBusy: boolean
  onDecide: (decision: ImportDecision | null) => void
}

function Decisions({ kind, rows, isBusy, onDecide }: DecisionsProps) {
  const { closeActions } = importKindOf(kind)
  const areClose = rows.length > 0 && rows.every(({ rowClass }) => rowClass === 'close')
  const action = (label: string, decision: ImportDecision | null) => (
    <Button tone="secondary" size="small" busy={isBusy} onClick={() => onDecide(decision)}>
      {label}
    </Button>
  )
  return (
    <>
      {action('건너뛰기', 'skip')}
      {areClose && closeActions.take && action(closeActions.take.verb, 'take')}
      {areClose && closeActions.add && action(closeActions.add.verb, 'add')}
      {rows.some((row) => row.decision !== null) && action('처리 되돌리기', null)}
    </>
  )
}

/** Saves the wrong rows as .csv with one line per cell, from which the file is corrected. */
function WrongRowsButton({ importNo }: { importNo: number }) {
  const taking = useMutation({
    mutationFn: () => callForFile(openWrongRows, { importNo }),
    onSuccess: (file) => saveFile(file, `가져오기_${importNo}_틀린_행.csv`),
    onError: (error) => {
      if (!isReportedCentrally(error)) showToast(error.message)
    },
  })
  return (
    <Button tone="secondary" size="small" busy={taking.isPending} onClick={() => taking.mutate()}>
      <Download aria-hidden />
      틀린 행 받기
    </Button>
  )
}
