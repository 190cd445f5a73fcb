import { Badge } from '@hygiene/ui'
import { CircleCheck, Printer } from 'lucide-react'

export function PrintedBadge({ isPrinted }: { isPrinted: boolean }) {
  if (isPrinted) {
    return (
      <Badge>
        <CircleCheck aria-hidden />
        출력함
      </Badge>
    )
  }
  return (
    <Badge tone="accent">
      <Printer aria-hidden />
      아직 출력하지 않음
    </Badge>
  )
}
