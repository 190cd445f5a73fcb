import { PlaceTabs } from '../../../shared/place-tabs/place-tabs.tsx'

const PLACES = [
  { to: '/cash-receipts', label: '현금영수증' },
  { to: '/cash-receipts/wishes', label: '계산서 신청' },
  { to: '/cash-receipts/taxes', label: '과세 구분' },
]

export function ProofTabs() {
  return <PlaceTabs label="증빙" places={PLACES} />
}
