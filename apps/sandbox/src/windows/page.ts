const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

/** Escapes `<`, so that no text can end the script element. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

export function won(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`
}

export function seoulTime(at: string): string {
  return new Date(at).toLocaleString('ko-KR', {
    timeZone: 'Asia/Seoul',
    dateStyle: 'long',
    timeStyle: 'short',
  })
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>${body}</body>
</html>`
}

const style = `
:root { color-scheme: light; font: 18px/1.6 "Noto Sans KR", "Apple SD Gothic Neo", "Malgun Gothic", sans-serif }
 * { box-sizing: border-box }
body { margin: 0; color: #1b1f24; background: #f4f6f8; word-break: keep-all }
main { max-width: 560px; margin: 0 auto; padding: 24px 20px 40px }
main.wide { max-width: 1200px }
h1 { margin: 0 0 4px; font-size: 26px }
h2 { margin: 32px 0 8px; font-size: 21px }
.note { margin: 0 0 20px; padding: 8px 12px; border-left: 6px solid #b45309; background: #fff7e6 }
dl { margin: 0 0 20px; padding: 16px; border-radius: 12px; background: #fff }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0 }
dt { color: #4a5561 } dd { margin: 0; font-weight: 700; text-align: right }
label { display: block; margin: 0 0 14px; font-weight: 700 }
input, select { display: block; width: 100%; min-height: 52px; margin-top: 4px; padding: 8px 12px; font: inherit;
  border: 1px solid #6b7683; border-radius: 8px; background: #fff }
button { display: block; width: 100%; min-height: 56px; margin: 0 0 12px; padding: 8px 16px; font: inherit;
  font-weight: 700; border: 2px solid #14532d; border-radius: 10px; background: #fff; color: #14532d; cursor: pointer }
button.main { background: #14532d; color: #fff }
button.warn { border-color: #9f1239; color: #9f1239 }
button.small { display: inline-block; width: auto; min-height: 44px; margin: 2px; font-size: 15px; padding: 4px 10px }
button:disabled { opacity: .5 }
:focus-visible { outline: 4px solid #f59e0b; outline-offset: 2px }
#message { min-height: 1.6em; font-weight: 700 }
table { width: 100%; border-collapse: collapse; background: #fff; font-size: 15px }
caption { text-align: left; font-weight: 700; padding: 4px 0 }
th, td { padding: 8px; border: 1px solid #cfd6dd; text-align: left; vertical-align: top }
.scroll { overflow-x: auto } .faults { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 0 16px }
.phones { display: flex; flex-wrap: wrap; gap: 8px }
.phones a { display: inline-flex; align-items: center; min-height: 44px; padding: 4px 14px; border: 1px solid #6b7683;
  border-radius: 999px; background: #fff; color: #1b1f24; text-decoration: none }
.phones a[aria-current] { background: #14532d; border-color: #14532d; color: #fff; font-weight: 700 }
.text { margin: 0 0 16px; padding: 12px 16px; border-radius: 4px 16px 16px; background: #fff }
.text p { margin: 0 } .when { color: #4a5561; font-size: 15px } .text { white-space: pre-wrap; overflow-wrap: anywhere }
a { color: #14532d }
[hidden] { display: none !important }
`
