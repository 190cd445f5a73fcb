import { figures } from './figures.ts'
import type { Slide } from './read-slides.ts'

export type Deck = { title: string; ordinal: number | null; slides: readonly Slide[] }

const style = `
  * { box-sizing: border-box; margin: 0 }
  body { font-family: 'Pretendard GOV', sans-serif; color: #262321; word-break: keep-all }
  section { position: relative; width: 1280px; height: 720px; overflow: hidden; background: #f7f6f5; padding: 76px 84px }
  .bar { position: absolute; inset: 0 auto 0 0; width: 14px; background: #006a4b }
  h2 { font-size: 58px; font-weight: 800; line-height: 1.25; letter-spacing: -0.02em; color: #003c2a }
  h2::after { content: ''; display: block; width: 72px; height: 6px; margin-top: 22px; border-radius: 3px; background: #c48400 }
  ul { position: absolute; left: 84px; top: 252px; width: 790px; padding: 0; list-style: none }
  li { position: relative; padding-left: 38px; margin-bottom: 26px; font-size: 41px; font-weight: 600; line-height: 1.34 }
  li::before { content: ''; position: absolute; left: 4px; top: 21px; width: 14px; height: 14px; border-radius: 4px; background: #00865f }
  figure { position: absolute; right: 84px; top: 244px; width: 292px; height: 292px; padding: 36px; border-radius: 40px; background: #d7f0e3 }
  footer { position: absolute; left: 84px; right: 84px; bottom: 42px; display: flex; justify-content: space-between;
    font-size: 24px; font-weight: 600; color: #615c56 }
  .cover { background: #00523a }
  .cover .bar { background: #c48400 }
  .cover h2, .cover li { color: #fff }
  .cover li { font-weight: 400; font-size: 38px }
  .cover li::before { background: #ddaa5d }
  .cover footer, .cover .kicker { color: #afddc6 }
  .kicker { font-size: 30px; font-weight: 600; margin-bottom: 14px }
  .cover ul { top: 300px }
  .cover figure { background: #ecfaf2 }
`

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function drawSlide(deck: Deck, slide: Slide, index: number): string {
  const isCover = index === 0
  const kicker = deck.ordinal === null ? '식품위생교육' : `식품위생교육 ${deck.ordinal}강`
  const points = slide.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  return `<section class="${isCover ? 'cover' : 'plain'}"><div class="bar"></div>
    ${isCover ? `<p class="kicker">${kicker}</p>` : ''}<h2>${escapeHtml(slide.title)}</h2><ul>${points}</ul>
    <figure><svg viewBox="0 0 120 120" width="220" height="220">${figures[slide.figure]}</svg></figure>
    <footer><span>${escapeHtml(deck.title)}</span><span>${index + 1} / ${deck.slides.length}</span></footer></section>`
}

export function drawDeck(deck: Deck, fontStylesheetUrl: string): string {
  const slides = deck.slides.map((slide, index) => drawSlide(deck, slide, index)).join('\n')
  return `<!doctype html><html lang="ko"><meta charset="utf-8"><title>${escapeHtml(deck.title)}</title>
    <link rel="stylesheet" href="${fontStylesheetUrl}"><style>${style}</style><body>${slides}</body></html>`
}
