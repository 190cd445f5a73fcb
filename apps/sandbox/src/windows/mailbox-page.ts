import type { MessageRecord } from '../world/records.ts'
import { escapeHtml, page, seoulTime } from './page.ts'

const shown = 100

export function mailboxPage(messages: readonly MessageRecord[], to: string | undefined): string {
  const delivered = messages.filter(({ failure }) => failure === undefined).toReversed()
  const read = delivered.filter((message) => to === undefined || message.to === to).slice(0, shown)
  return page(
    '모의 문자함',
    `<main>
<h1>모의 문자함</h1>
<p class="note">문자는 실제로 나가지 않고 여기에 쌓입니다. <a href="/">모의 결제사 관리</a></p>
<nav class="phones" aria-label="받는 번호">${numbers(delivered, to)}</nav>
<h2>${to === undefined ? '모든 번호' : escapeHtml(phone(to))}</h2>
${read.map((message) => item(message, to)).join('') || '<p>받은 문자가 없습니다.</p>'}
</main>`,
  )
}

function numbers(delivered: readonly MessageRecord[], to: string | undefined): string {
  const counts = new Map<string, number>()
  for (const message of delivered) counts.set(message.to, (counts.get(message.to) ?? 0) + 1)
  const links = [...counts].map(([number, count]) =>
    link(`/mailbox?to=${encodeURIComponent(number)}`, `${phone(number)} (${count})`, number === to),
  )
  return [link('/mailbox', `모든 번호 (${delivered.length})`, to === undefined), ...links].join('')
}

function link(address: string, label: string, isCurrent: boolean): string {
  return `<a href="${address}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a>`
}

function item({ to, from, text, type, at }: MessageRecord, chosen: string | undefined): string {
  const receiver = chosen === undefined ? `${escapeHtml(phone(to))} · ` : ''
  return `<article class="text">
<p class="when">${receiver}<time datetime="${at}">${seoulTime(at)}</time> · ${type} · 보낸 번호 ${escapeHtml(phone(from))}</p>
<p class="text">${withLinks(text)}</p>
</article>`
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 0 ? escapeHtml(part) : `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>`,
    )
    .join('')
}

function phone(digits: string): string {
  const parts = /^(02|0\d\d)(\d{3,4})(\d{4})$/.exec(digits)
  return parts === null ? digits : parts.slice(1).join('-')
}
