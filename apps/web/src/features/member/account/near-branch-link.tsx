import { linkButton } from '@hygiene/ui'
import { Link } from 'react-router-dom'

export function NearBranchLink({ address }: { address: string }) {
  if (address === '') return null
  return (
    <Link
      {...linkButton({ tone: 'secondary' })}
      to={`/easy/delivery/view?address=${encodeURIComponent(address)}`}
    >
      이 주소에서 가까운 지회·지부
    </Link>
  )
}
