import { callForFile } from '@hygiene/client'
import { openInquiryFile } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import { sizeOnScreen } from '@hygiene/domain/platform/file/size-on-screen'
import { Button, showAlert } from '@hygiene/ui'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import type { Inquiry } from './inquiry-text.ts'

type InquiryFileProps = { inquiryNo: number; file: Inquiry['files'][number] }

/** Saves a file of the member or of an answer; the look is in the log. */
export function InquiryFile({ inquiryNo, file }: InquiryFileProps) {
  const { fileNo, name, sizeBytes, isChecked } = file
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const address = URL.createObjectURL(await callForFile(openInquiryFile, { inquiryNo, fileNo }))
      Object.assign(document.createElement('a'), { href: address, download: name }).click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    } catch (error) {
      await showAlert(error instanceof Error ? error.message : '', { title: '파일을 열지 못했습니다' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button tone="secondary" size="small" busy={isBusy} unavailable={!isChecked} onClick={() => void save()}>
      <Paperclip aria-hidden />
      {name} · {isChecked ? sizeOnScreen(sizeBytes) : '검사 중'}
    </Button>
  )
}
