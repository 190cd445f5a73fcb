import { Button, showAlert, showToast } from '@hygiene/ui'
import { Share2 } from 'lucide-react'
import { share } from './actions.ts'

type ShareButtonProps = { title: string; url: string; children: string }

export function ShareButton({ title, url, children }: ShareButtonProps) {
  async function action() {
    const done = await share({ title, url })
    if (done === 'copied') showToast('주소를 복사했습니다. 보내실 곳에 붙여넣어주세요.')
    if (done === 'impossible')
      await showAlert(`아래 주소를 복사해 보내주세요.\n${url}`, { title: '주소 보내기' })
  }
  return (
    <Button tone="secondary" onClick={() => void action()}>
      <Share2 aria-hidden />
      {children}
    </Button>
  )
}
