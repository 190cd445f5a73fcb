import { Button, showToast, VisuallyHidden } from '@hygiene/ui'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { keepScrap, useScraps } from '../../../app/browser-storage/kept-scraps.ts'

export function ScrapButton({ post: { postNo, title } }: { post: { postNo: number; title: string } }) {
  const isOn = useScraps().includes(postNo)

  function toggle() {
    keepScrap(postNo, !isOn)
    showToast(isOn ? '스크랩에서 뺐습니다.' : '스크랩했습니다. 이 기기에서 다시 볼 수 있습니다.')
  }

  const Icon = isOn ? BookmarkCheck : Bookmark
  return (
    <Button tone={isOn ? 'primary' : 'secondary'} size="small" aria-pressed={isOn} onClick={toggle}>
      <Icon aria-hidden />
      <VisuallyHidden>{title} </VisuallyHidden>스크랩
    </Button>
  )
}
