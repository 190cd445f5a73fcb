import { useSend } from '@hygiene/client'
import { listContents } from '@hygiene/contracts/content/post/staff/list-contents'
import { orderContents } from '@hygiene/contracts/content/post/staff/order-contents'
import { Button } from '@hygiene/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ContentRow } from './content-columns.tsx'

/** Moves a popup or banner one place, by mouse or keyboard. */
export function OrderButtons({ row: { contentNo, title } }: { row: ContentRow }) {
  const order = useSend(orderContents, { refresh: [listContents], refusedTitle: '차례를 바꾸지 못했습니다' })
  const move = (direction: 'up' | 'down') => order.mutate({ contentNo, direction })
  return (
    <>
      <Button tone="quiet" size="small" aria-label={`${title} 위로`} onClick={() => move('up')}>
        <ArrowUp aria-hidden />
      </Button>
      <Button tone="quiet" size="small" aria-label={`${title} 아래로`} onClick={() => move('down')}>
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}
