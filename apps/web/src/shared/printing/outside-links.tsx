import { withParticle } from '@hygiene/domain/particle'
import { LinkButton, NoticeBox } from '@hygiene/ui'
import { ExternalLink } from 'lucide-react'
import { type InAppBrowser, outsideLinks } from '../../app/native-wrapper/in-app-browser.ts'
import { type TextedDocument, TextLinkButton } from './text-link-button.tsx'

type OutsideLinksProps = {
  app: InAppBrowser
  address?: string
  texted?: TextedDocument
}

/** Leads out of an app that cannot print or save, by a link to this page or in a text message. */
export function OutsideLinks({ app, address = window.location.href, texted }: OutsideLinksProps) {
  return (
    <>
      {outsideLinks(app, address).map(({ label, href }, index) => (
        <LinkButton key={href} tone={index === 0 ? 'primary' : 'secondary'} href={href}>
          <ExternalLink aria-hidden />
          {label}
        </LinkButton>
      ))}
      {texted && <TextLinkButton {...texted} />}
    </>
  )
}

export function InAppNotice({ app }: { app: InAppBrowser }) {
  const [link] = outsideLinks(app, window.location.href)
  return (
    <NoticeBox tone="warn" title={`${app.app ?? '이 앱'} 안에서는 인쇄하거나 저장하실 수 없습니다.`}>
      <p>
        {link
          ? `[${link.label}]${particleOf(link.label)} 눌러주세요.`
          : '화면 구석의 메뉴(⋯)에서 ‘Safari로 열기’나 ‘외부 브라우저에서 열기’를 골라주세요.'}{' '}
        열린 화면에서 다시 로그인하시면 됩니다.
      </p>
    </NoticeBox>
  )
}

/** The particle follows the word after the bracket of its button. */
function particleOf(label: string): string {
  return withParticle(label, '을').slice(label.length)
}
