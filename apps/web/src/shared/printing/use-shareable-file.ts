import { useQuery } from '@tanstack/react-query'
import { maySharePdf } from '../../app/native-wrapper/actions.ts'

/**
 * The document as a file for the sheet of the device; null where it shares no files, or until it is here. Fetched before
 * the press: the sheet opens only right after one.
 */
export function useShareableFile(address: string, name: string): File | null {
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
