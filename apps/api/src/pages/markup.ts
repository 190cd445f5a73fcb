const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Matches control characters and unpaired surrogates, which XML cannot express at all. */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Escapes text for HTML and XML, also inside quotes. */
export function escaped(text: string): string {
  return text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign)
}

/** Embeds data in a block that no browser runs. Nothing in it can end the block. */
export function dataBlock(id: string, data: unknown, address?: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const of = address === undefined ? '' : ` data-address="${escaped(address)}"`
  return `<script type="application/json" id="${id}"${of}>${json}</script>`
}
