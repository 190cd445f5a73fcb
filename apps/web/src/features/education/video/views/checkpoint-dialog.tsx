import { Button, Dialog } from '@hygiene/ui'

type CheckpointDialogProps = {
  isOpen: boolean
  onConfirm: () => void
  onCancel: () => void
  onPutAway: () => void
}

export function CheckpointDialog({ isOpen, onConfirm, onCancel, onPutAway }: CheckpointDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      kind="alert"
      size="small"
      title="중간체크"
      onClose={onPutAway}
      actions={
        <>
          <Button tone="secondary" onClick={onCancel}>
            취소
          </Button>
          <Button data-first-focus onClick={onConfirm}>
            확인
          </Button>
        </>
      }
    >
      <p>40분 단위 중간체크입니다. PLAY 버튼을 다시 눌러 시청하시기 바랍니다.</p>
      <p>‘취소’를 누르면 저장하고 닫습니다.</p>
    </Dialog>
  )
}
