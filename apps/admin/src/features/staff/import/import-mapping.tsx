import { useSend } from '@hygiene/client'
import { mapImport } from '@hygiene/contracts/staff/import/map-import'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { columnName } from '@hygiene/domain/staff/import/import-cell'
import type { ImportColumn } from '@hygiene/domain/staff/import/import-column'
import { importColumnsOf } from '@hygiene/domain/staff/import/import-kinds'
import { unmappedColumns } from '@hygiene/domain/staff/import/map-columns'
import { Button, type Column, NoticeBox, SelectField } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import { AdminScreen } from '../../../app/layout/admin-screen.tsx'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import recordParts from '../../../shared/record/record-parts.module.css'
import { StatusMark } from './import-marks.tsx'
import { type Import, titleOf } from './import-title.ts'
import { ImportsLink } from './imports-link.tsx'
import styles from './imports.module.css'
import { StopButton } from './stop-button.tsx'
import { TextMapping } from './text-mapping.tsx'

const ENCODINGS: Record<string, string> = {
  'utf-8': 'UTF-8',
  cp949: '한글(CP949)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
}
const HEADERS = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `${at + 1}행` }))

/** Maps the file's columns to ours. Each choice is saved at once, and the value mapping of the column follows it. */
export function ImportMapping({ found }: { found: Import }) {
  const { importNo, kind, headerAt, mapping } = found
  const columns = importColumnsOf(kind)
  const missing = unmappedColumns(columns, placesOf(found))
  const save = useSend(mapImport, { refresh: [readStaffImport], refusedTitle: '맞추지 못했습니다' })
  const send = (more: Partial<typeof mapping> & { headerAt?: number; isFinal?: boolean }) =>
    save.mutate({ importNo, ...mapping, ...more })

  function place(key: string, at: string) {
    const others = mapping.columns.filter((one) => one.key !== key)
    send({ columns: at === '' ? others : [...others, { key, at: Number(at) }] })
  }

  return (
    <AdminScreen
      title={titleOf(found)}
      path={<ImportsLink />}
      note={<StatusMark status={found.status} />}
      actions={
        <>
          <StopButton importNo={importNo} />
          <Button size="small" busy={save.isPending} onClick={() => send({ isFinal: true })}>
            비교하기
          </Button>
        </>
      }
    >
      <section className={styles.facts} aria-label="파일">
        <p>
          {found.fileName} · {factsOf(found)} · {found.rowCount.toLocaleString('ko-KR')}행
        </p>
        {found.sameAsNo !== null && (
          <NoticeBox title="같은 내용의 파일을 이미 가져왔습니다.">
            <p>
              <Link className={recordParts.target} to={`/imports/${found.sameAsNo}`}>
                가져오기 {found.sameAsNo}
              </Link>
              에서 등록한 행은 모두 «같음»으로 보입니다.
            </p>
          </NoticeBox>
        )}
        {missing.length > 0 && (
          <NoticeBox title="꼭 있어야 하는 열" tone="warn">
            <p>{missing.map(({ label }) => label).join(', ')}에 맞는 열을 골라주세요.</p>
          </NoticeBox>
        )}
        <div className={styles.header}>
          <SelectField
            label="열 이름이 있는 행"
            options={HEADERS}
            value={String(headerAt)}
            onChange={({ target }) => send({ headerAt: Number(target.value) })}
          />
        </div>
      </section>
      <RecordTable
        caption="열 맞추기"
        rows={columns}
        rowKey={({ key }) => key}
        columns={mappingColumns(found, place)}
      />
      <TextMapping found={found} onMap={(values) => send({ values })} />
    </AdminScreen>
  )
}

const placesOf = ({ mapping }: Import): Record<string, number> =>
  Object.fromEntries(mapping.columns.map(({ key, at }) => [key, at]))

function mappingColumns(found: Import, place: (key: string, at: string) => void): Column<ImportColumn>[] {
  const places = placesOf(found)
  const theirs = found.header.map((name, at) => ({
    value: String(at),
    label: `${columnName(at)} ${name || '(이름 없음)'}`,
  }))
  return [
    {
      header: '우리 열',
      isHeading: true,
      cell: ({ label, isRequired }) => <Label label={label} isRequired={isRequired} />,
    },
    {
      header: '파일의 열',
      cell: ({ key, label }) => (
        <SelectField
          hideLabel
          label={`${label}에 맞는 열`}
          emptyLabel="없음"
          options={theirs}
          value={String(places[key] ?? '')}
          onChange={({ target }) => place(key, target.value)}
        />
      ),
    },
    {
      header: '파일의 값',
      cell: ({ key }) => <Samples values={found.samples.map((row) => row[places[key] ?? -1] ?? '')} />,
    },
  ]
}

function factsOf({ encoding, sheetName }: Import): string {
  return encoding ? `글자 ${ENCODINGS[encoding] ?? encoding}` : `시트 «${sheetName ?? ''}»`
}

function Label({ label, isRequired }: Pick<ImportColumn, 'label' | 'isRequired'>) {
  return (
    <>
      {label} {isRequired && <small className={styles.needed}>필수</small>}
    </>
  )
}

function Samples({ values }: { values: readonly string[] }) {
  const notified = values.filter((value) => value !== '')
  return <span className={styles.soft}>{notified.length === 0 ? '-' : notified.join(' · ')}</span>
}
