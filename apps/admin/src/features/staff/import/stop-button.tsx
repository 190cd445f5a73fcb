import { useSend } from '@hygiene/client'
import { listImports } from '@hygiene/contracts/staff/import/list-imports'
import { readStaffImport } from '@hygiene/contracts/staff/import/read-staff-import'
import { stopImport } from '@hygiene/contracts/staff/import/stop-import'
import { Button, showToast, useConfirm } from '@hygiene/ui'

export function StopButton({ importNo }: { importNo: number }) {
  const confirm = useConfirm()
  const stop = useSend(stopImport, {
    refresh: [readStaffImport, listImports],
    refusedTitle: '중단하지 못했습니다',
    onDone: () => showToast('가져오기를 중단했습니다. 이미 등록한 행은 그대로입니다.'),
  })
  async function ask() {
    const isSure = await confirm('이미 등록한 행은 그대로 두고, 남은 행은 등록하지 않습니다.', {
      title: '가져오기 중단',
      confirmLabel: '중단',
    })
    if (isSure) stop.mutate({ importNo })
  }
  return (
    <Button tone="secondary" size="small" busy={stop.isPending} onClick={() => void ask()}>
      중단
    </Button>
  )
}
