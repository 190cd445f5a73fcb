import { columnHint } from '@hygiene/domain/staff/import/column-hint'
import { importColumnsOf, type ImportKindName, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { Button } from '@hygiene/ui'
import { Download } from 'lucide-react'
import { saveFile } from '../../../shared/save-file/save-file.ts'
import styles from './imports.module.css'

export function KindColumns({ kind }: { kind: ImportKindName }) {
  const columns = importColumnsOf(kind)
  const { label } = importKindOf(kind)
  const named = (isRequired: boolean) =>
    columns.filter((column) => column.isRequired === isRequired).map((column) => column.label)
  const optional = named(false)
  const saveSample = async () => {
    const { sampleWorkbookOf } = await import('./sample-workbook.ts')
    saveFile(sampleWorkbookOf(kind), `${label} 예시.xlsx`)
  }
  return (
    <section className={styles.columns} aria-label={`${label} 파일의 열`}>
      <p>
        <strong>꼭 있어야 하는 열</strong> {named(true).join(', ')}
      </p>
      {optional.length > 0 && (
        <p>
          <strong>있으면 읽는 열</strong> {optional.join(', ')}
        </p>
      )}
      <details>
        <summary>칸마다 쓰는 방법</summary>
        <dl>
          {columns.map((column) => (
            <div key={column.key}>
              <dt>{column.label}</dt>
              <dd>{columnHint(column)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {kind === 'questions' && <p>예시 파일의 문항은 그대로 가져와 쓸 수 있습니다.</p>}
      <Button tone="secondary" size="small" onClick={() => void saveSample()}>
        <Download aria-hidden />
        예시 파일 내려받기
      </Button>
    </section>
  )
}
