import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Button, showAlert } from '@hygiene/ui'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../save-file/save-file.ts'

type EvidenceLinkProps = {
  file: { name: string; sizeBytes: number; isChecked: boolean }
  /** Fetches the file. The server logs the access. */
  bring: () => Promise<Blob>
}

export function EvidenceLink({ bring, file: { name, sizeBytes, isChecked } }: EvidenceLinkProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      saveFile(await bring(), name)
    } catch (error) {
      await showAlert(error instanceof Error ? error.message : '', { title: '증빙을 열지 못했습니다' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button tone="quiet" size="small" busy={isBusy} unavailable={!isChecked} onClick={() => void save()}>
      <Paperclip aria-hidden />
      {name} · {isChecked ? sizeOnScreen(sizeBytes) : '검사 중'}
    </Button>
  )
}
