const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Control characters and halves of pairs, of which XML has no spelling at all. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text as text, in HTML and XML, also between quotes. */
export function escaped(text: string): string {
  return text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/** Data in a block that no browser runs: nothing in it may end the block. */
export function dataBlock(id: string, data: unknown, address?: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const of = address === undefined ? '' : ` data-address="${escaped(address)}"`
  return `<script type="application/json" id="${id}"${of}>${json}</script>`
}
