import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import {
  bannerConnectTypes,
  bannerMenuTypes,
  bannerSites,
  examTypes,
  faqCategories,
  noticeTypes,
  popupTypes,
} from '@hygiene/domain/content/post/content-kinds'
import { boardTypeLabel, BoardType } from '@hygiene/domain/text'
import type { RichBlock, TextRun } from '@hygiene/domain/content/board/rich-text'
import { typedInstant } from '../../../shared/ask-form/instant-typed.ts'

const said = (runs: readonly TextRun[]) =>
  runs.map(({ text, href }) => (href === undefined ? text : `${text} (${href})`)).join('')

function linesOf(block: RichBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return ['', block.text]
    case 'paragraph':
      return [said(block.runs)]
    case 'list':
      return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '•'} ${said(item)}`)
    case 'image':
      return [`[그림: ${block.alt}]`]
    case 'table':
      return [block.head.join(' | '), ...block.rows.map((row) => row.map(said).join(' | '))]
    default:
      return block satisfies never
  }
}

const faqText = (postType: number) =>
  faqCategories.find((one) => one.postType === postType)?.label ?? '그 밖의 질문'

const typeText = (types: readonly { value: number | null; label: string }[], value: number | null) =>
  types.find((type) => type.value === value)?.label ?? `기타 ${value}`

const fact = (label: string, value: string) => (value === '' ? [] : [`${label}: ${value}`])

export function bodyText(body: ContentBody): string {
  return [body.title, ...factsOf(body)].join('\n')
}

function factsOf(body: ContentBody): string[] {
  switch (body.kind) {
    case 'post':
      return [
        `게시판: ${boardTypeLabel[body.boardType]}`,
        ...(body.boardType === BoardType.faq ? [`분류: ${faqText(body.postType)}`] : []),
        ...(body.boardType === BoardType.notice
          ? [`공지 종류: ${typeText(noticeTypes, body.postType)}`]
          : []),
        ...(body.examType === null ? [] : [`대상 교육: ${typeText(examTypes, body.examType)}`]),
        ...(body.isImportant ? ['중요 표시'] : []),
        ...(body.pinnedUntil ? [`위에 고정: ${typedInstant(body.pinnedUntil).replace('T', ' ')}까지`] : []),
        ...(body.fileNos.length > 0 ? [`붙임 ${body.fileNos.length}개`] : []),
        ...body.content.flatMap(linesOf),
      ]
    case 'popup':
      return [
        ...fact('머리글', body.badge),
        ...fact('글', body.text),
        ...fact('단추', body.actionLabel),
        ...fact('주소', body.url),
        ...fact('휴대전화 주소', body.mobilePath),
        ...fact('그림', body.imagePath),
        ...fact('그림 설명', body.imageAlt),
        `보이는 곳: ${typeText(popupTypes, body.popupType)}`,
      ]
    case 'banner':
      return [
        `자리: ${body.place === 'ad' ? '광고' : '아래쪽'} · ${body.sizeType === 'L' ? '긴 배너' : '짧은 배너'}`,
        ...fact('주소', body.url),
        ...fact('그림', body.imagePath),
        ...(body.place === 'footer'
          ? [
              `보이는 사이트: ${typeText(bannerSites, body.site)} · ${typeText(bannerConnectTypes, body.connectType)}`,
              `보이는 화면: ${typeText(bannerMenuTypes, body.menuType)}`,
            ]
          : []),
      ]
    case 'branch':
      return [
        ...fact('전화', body.phone),
        ...fact('주소', body.address),
        ...fact('운영 시간', body.openHours),
        ...fact('지도', body.mapUrl),
        ...fact('여는 날', body.opensOn ?? ''),
        ...fact('닫는 날', body.closesOn ?? ''),
        ...(body.latitude === null ? [] : [`위치: ${body.latitude}, ${body.longitude}`]),
      ]
    case 'site':
      return fact('주소', body.url)
    case 'text':
      return [
        `시행일: ${body.inForceOn}`,
        ...fact('바뀌는 내용', body.summary),
        ...(body.needsConsent ? ['다시 동의를 받음'] : []),
        ...(body.isDisadvantageous ? ['불리한 변경'] : []),
        body.effective,
        ...body.articles.flatMap(({ title, paragraphs, items }) => ['', title, ...paragraphs, ...items]),
      ]
    default:
      return body satisfies never
  }
}

/** Returns a summary such as «612자 · 표 1 · 그림 1». */
export function measureText(content: readonly RichBlock[]): string {
  const letters = Array.from(content.flatMap(linesOf).join('').replaceAll(/\s/g, '')).length
  const count = (kind: RichBlock['kind']) => content.filter((block) => block.kind === kind).length
  const parts = [
    `${letters.toLocaleString('ko-KR')}자`,
    ...(count('table') > 0 ? [`표 ${count('table')}`] : []),
    ...(count('image') > 0 ? [`그림 ${count('image')}`] : []),
  ]
  return parts.join(' · ')
}
