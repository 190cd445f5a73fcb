import { Button, LinkButton, VisuallyHidden } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer, Share2 } from 'lucide-react'
import { maySharePdf, shareFile } from '../../app/native-wrapper/actions.ts'

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

/**
 * The document as a file for the sheet of the device; null where it shares no files, or until it is here. Fetched before
 * the press: the sheet opens only right after one.
 */
function useShareableFile(address: string, name: string): File | null {
  const { data } = useQuery({
    queryKey: ['shareable', address],
    queryFn: () => fetchPdf(address, name),
    enabled: maySharePdf(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data ?? null
}

/** Null where the server refuses: printing and saving say why. */
async function fetchPdf(address: string, name: string): Promise<File | null> {
  const answer = await fetch(address)
  const file = await answer.blob()
  return file.type === 'application/pdf' ? new File([file], name, { type: file.type }) : null
}
