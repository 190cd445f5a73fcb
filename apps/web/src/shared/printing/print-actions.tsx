import { Button, LinkButton, VisuallyHidden } from '@hygiene/ui'
import { Download, Printer, Share2 } from 'lucide-react'
import { shareFile } from '../../app/native-wrapper/actions.ts'
import { useShareableFile } from './use-shareable-file.ts'

/** A document of the worker; `onTaken`: it was printed, saved or sent on. */
export type StoredDocument = { address: string; name: string; onTaken: () => void }

export function PrintButton({ inPage, onPrint }: { inPage: boolean; onPrint: () => void }) {
  return (
    <Button onClick={onPrint}>
      <Printer aria-hidden />
      인쇄
      {!inPage && <VisuallyHidden> (새 창)</VisuallyHidden>}
    </Button>
  )
}

export function SaveLink({ address, name, onTaken }: StoredDocument) {
  return (
    <LinkButton tone="secondary" href={address} download={name} onClick={onTaken}>
      <Download aria-hidden />
      PDF로 저장
    </LinkButton>
  )
}

/** To an app of the device, as a file; absent where the device shares no files. */
export function SendFileButton({ address, name, onTaken }: StoredDocument) {
  const file = useShareableFile(address, name)
  if (!file) return null
  return (
    <Button tone="secondary" onClick={() => void shareFile(file).then((isShared) => isShared && onTaken())}>
      <Share2 aria-hidden />
      보내기
    </Button>
  )
}
