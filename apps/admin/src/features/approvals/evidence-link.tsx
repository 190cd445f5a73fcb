import { callForFile } from '@hygiene/client'
import { openEvidence } from '@hygiene/contracts'
import { sizeOnScreen } from '@hygiene/domain'
import { Button, showAlert } from '@hygiene/ui'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { Approval } from './approval-words.ts'

type EvidenceLinkProps = { approvalNo: number; file: NonNullable<Approval['evidence']> }

/** Saves the evidence; the look is in the log. */
export function EvidenceLink({ approvalNo, file: { name, sizeBytes, isChecked } }: EvidenceLinkProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const address = URL.createObjectURL(await callForFile(openEvidence, { approvalNo }))
      const link = Object.assign(document.createElement('a'), { href: address, download: name })
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
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
