import { Button, LinkButton, VisuallyHidden } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Printer, Share2 } from 'lucide-react'
import { maySharePdf, shareFile } from '../../app/native-wrapper/actions.ts'

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
 * Returns the document as a file for the device's share sheet, or null until it is loaded or if files cannot be shared. It is
 * fetched in advance, because the sheet opens only right after a press.
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

/** Returns null on a refusal; printing and saving show the reason. */
async function fetchPdf(address: string, name: string): Promise<File | null> {
  const answer = await fetch(address)
  const file = await answer.blob()
  return file.type === 'application/pdf' ? new File([file], name, { type: file.type }) : null
}
