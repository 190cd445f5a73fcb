import { importColumnsOf } from '@hygiene/domain/staff/import/import-kinds'
import { type Column, SelectField } from '@hygiene/ui'
import { RecordTable } from '../../../shared/record/record-table.tsx'
import type { Import } from './import-title.ts'
import styles from './imports.module.css'

type Text = Import['text'][number]
type TextMappingProps = { found: Import; onMap: (values: Import['mapping']['values']) => void }

/** Maps the file's values to the choices of our columns, such as «남자». */
export function TextMapping({ found, onMap }: TextMappingProps) {
  const { text, mapping } = found
  if (text.length === 0) return null

  function map({ key, theirs }: Text, ours: string) {
    const others = mapping.values.filter((one) => one.key !== key || one.theirs !== theirs)
    onMap(ours === NONE ? others : [...others, { key, theirs, ours: ours.slice(1) }])
  }

  return (
    <section className={styles.text} aria-labelledby="text-title">
      <h2 id="text-title">값 맞추기</h2>
      <RecordTable
        caption="값 맞추기"
        rows={text}
        rowKey={({ key, theirs }) => `${key} ${theirs}`}
        columns={wordColumns(found, map)}
      />
    </section>
  )
}

function wordColumns({ kind }: Import, onMap: (word: Text, ours: string) => void): Column<Text>[] {
  const columns = columnsOf(kind)
  return [
    { header: '열', cell: ({ key }) => columns.get(key)?.label ?? key },
    { header: '파일의 값', isHeading: true, cell: ({ theirs }) => theirs || '(빈 칸)' },
    { header: '행', align: 'end', cell: ({ rows }) => rows.toLocaleString('ko-KR') },
    {
      header: '우리 값',
      cell: (word) => (
        <SelectField
          hideLabel
          label={`${theirsOf(word)}에 맞는 값`}
          options={[{ value: NONE, label: '골라주세요' }, ...optionsOf(columns.get(word.key))]}
          value={word.ours === null ? NONE : `=${word.ours}`}
          onChange={({ target }) => onMap(word, target.value)}
        />
      ),
    },
  ]
}

/** Is the empty choice. A value of ours may be empty too, so each is prefixed with `=`. */
const NONE = ''
const columnsOf = (kind: Import['kind']) =>
  new Map(importColumnsOf(kind).map((column) => [column.key, column]))
const theirsOf = ({ theirs }: Text): string => theirs || '빈 칸'

function optionsOf(column: ReturnType<typeof importColumnsOf>[number] | undefined) {
  const type = column?.column
  return type?.type === 'choice'
    ? type.choices.map(({ value, label }) => ({ value: `=${value}`, label }))
    : []
}
