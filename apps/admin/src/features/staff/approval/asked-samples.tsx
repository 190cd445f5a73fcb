import { callForFile, Loaded } from '@hygiene/client'
import { openSettingsPreview } from '@hygiene/contracts/staff/setting/open-settings-preview'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SampleLinks } from '../../../shared/samples/sample-links.tsx'

/** What the maker of a change of the settings has seen drawn: who decides sees the same. */
export function AskedSamples({ previewNo }: { previewNo: number }) {
  const query = useQuery({
    queryKey: [openSettingsPreview.path, previewNo],
    queryFn: async () => ({
      certificate: await addressOf(previewNo, 'certificate'),
      receipt: await addressOf(previewNo, 'receipt'),
    }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const { data } = query
  useEffect(
    () => () => {
      URL.revokeObjectURL(data?.certificate ?? '')
      URL.revokeObjectURL(data?.receipt ?? '')
    },
    [data],
  )
  return (
    <section aria-label="견본">
      <h3>바뀐 문구로 만든 견본</h3>
      <Loaded query={query}>{(papers) => <SampleLinks {...papers} />}</Loaded>
    </section>
  )
}

const addressOf = async (previewNo: number, paper: 'certificate' | 'receipt') =>
  URL.createObjectURL(await callForFile(openSettingsPreview, { previewNo, paper }))
