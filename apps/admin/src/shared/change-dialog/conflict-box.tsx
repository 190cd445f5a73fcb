import { Button, NoticeBox } from '@hygiene/ui'
import { ChangeTable, type ChangedRow } from './change-table.tsx'

type ConflictBoxProps = {
  savedBy: string
  rows: readonly ChangedRow[]
  onTakeSaved: () => void
  /** Is absent if there is nothing to keep. */
  onKeepMine: (() => void) | undefined
}

export function ConflictBox({ savedBy, rows, onTakeSaved, onKeepMine }: ConflictBoxProps) {
  return (
    <NoticeBox tone="warn" live title={`${savedBy} 님이 먼저 저장했습니다.`}>
      {rows.length > 0 ? (
        <ChangeTable
          caption="두 사람이 수정한 것"
          headings={{ before: '저장된 것', after: '내가 수정한 것' }}
          rows={rows}
        />
      ) : (
        <p>두 내용이 같습니다.</p>
      )}
      <Button tone="secondary" size="small" onClick={onTakeSaved}>
        저장된 것 사용
      </Button>{' '}
      {onKeepMine && (
        <Button tone="secondary" size="small" onClick={onKeepMine}>
          내 것으로 다시 저장하기
        </Button>
      )}
    </NoticeBox>
  )
}
