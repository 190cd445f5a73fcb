import { linkButton } from '@hygiene/ui'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { IndustryType } from '@hygiene/domain/text'

type ApplyAgainProps = { industryType: IndustryType; tone?: 'primary' | 'secondary' }

export function ApplyAgain({ industryType, tone = 'primary' }: ApplyAgainProps) {
  return (
    <Link {...linkButton({ size: 'small', tone })} to={`/edu/offline/apply?industryType=${industryType}`}>
      <RotateCcw aria-hidden />
      다시 신청하기
    </Link>
  )
}
