export interface Pasted {
  stripped: number
  tables: number
  lists: number
}

const FORMS = ['style', 'class', 'face', 'color', 'bgcolor', 'align', 'width', 'height', 'lang']

/**
 * Converts the clipboard HTML of Hangul and Word to plain elements: paragraphs with a marker become lists, bold styles become
 * bold, multi-line cells become one line and the first row of a table its head. All other formatting is removed.
 */
export function cleanPasted(html: string): { html: string; found: Pasted } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const gone of body.querySelectorAll('script, style, meta, link, title, xml, o\\:p')) gone.remove()
  gatherWordLists(body)
  for (const table of body.querySelectorAll('table')) plainTable(table)
  for (const bold of body.querySelectorAll<HTMLElement>('span[style], font[style]')) strengthen(bold)
  const found = {
    stripped: strip(body),
    tables: body.querySelectorAll('table').length,
    lists: body.querySelectorAll('ul, ol').length,
  }
  return { html: body.innerHTML, found }
}

const isWordItem = (element: Element | null): element is HTMLElement =>
  element?.tagName === 'P' && /mso-list:\s*l\d/i.test(element.getAttribute('style') ?? '')

/** Word writes a list item as a paragraph whose marker is in a separate element (`mso-list:Ignore`). */
function gatherWordLists(body: HTMLElement) {
  for (const first of body.querySelectorAll('p')) {
    if (!first.isConnected || !isWordItem(first)) continue
    const isOrdered = /^\s*[\p{L}\d]{1,4}[.)]/u.test(signOf(first)?.textContent ?? '')
    const list = body.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
    first.before(list)
    for (let item: Element | null = first; isWordItem(item); item = list.nextElementSibling) {
      signOf(item)?.remove()
      const place = body.ownerDocument.createElement('li')
      place.append(...item.childNodes)
      list.append(place)
      item.remove()
    }
  }
}

function signOf(item: HTMLElement): HTMLElement | undefined {
  return [...item.querySelectorAll<HTMLElement>('span[style]')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
}

function plainTable(table: HTMLTableElement) {
  for (const cell of table.querySelectorAll('td, th')) {
    const lines = [...cell.querySelectorAll('p')]
    for (const line of lines.slice(0, -1)) line.append(table.ownerDocument.createElement('br'))
    for (const line of lines) line.replaceWith(...line.childNodes)
  }
  if (table.querySelector('th') || table.rows.length < 2) return
  for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) {
    const head = table.ownerDocument.createElement('th')
    head.append(...cell.childNodes)
    cell.replaceWith(head)
  }
}

function strengthen(span: HTMLElement) {
  const style = span.getAttribute('style') ?? ''
  if (!/font-weight:\s*(bold|[6-9]00)/i.test(style) || span.textContent.trim() === '') return
  const strong = span.ownerDocument.createElement('strong')
  strong.append(...span.childNodes)
  span.append(strong)
}

function strip(body: HTMLElement): number {
  let stripped = 0
  for (const element of body.querySelectorAll('*')) {
    if (FORMS.some((name) => element.hasAttribute(name))) stripped += 1
    for (const name of FORMS) element.removeAttribute(name)
  }
  return stripped
}
