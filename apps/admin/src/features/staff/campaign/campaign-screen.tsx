import { read } from '@hygiene/client'
import { readCampaign } from '@hygiene/contracts/staff/campaign/read-campaign'
import { isCampaignOpen } from '@hygiene/domain/staff/campaign/campaign'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { LoadedScreen } from '../../../app/layout/loaded-screen.tsx'
import { NotFoundScreen } from '../../../app/layout/not-found-screen.tsx'
import { DraftScreen } from './draft-screen.tsx'
import { ProgressScreen } from './progress-screen.tsx'

const FOLLOW_MS = 3_000
/** Is true while a test message is on its way; the screen polls until it has arrived. */
const isTesting = (test: { sentAt: string | null; failure: string | null } | null) =>
  test !== null && test.sentAt === null && test.failure === null

export function CampaignScreen() {
  const { no = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(no) ? <Known key={no} campaignNo={Number(no)} /> : <NotFoundScreen />
}

function Known({ campaignNo }: { campaignNo: number }) {
  const campaign = useQuery({
    ...read(readCampaign, { campaignNo }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && (data.status === 'running' || isTesting(data.lastTest)) ? FOLLOW_MS : false,
  })
  return (
    <LoadedScreen query={campaign} title="캠페인">
      {(known) =>
        isCampaignOpen(known.status) ? <DraftScreen campaign={known} /> : <ProgressScreen campaign={known} />
      }
    </LoadedScreen>
  )
}
