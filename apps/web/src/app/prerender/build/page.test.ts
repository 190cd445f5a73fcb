import { describe, expect, it } from 'vitest'
import { pageWith } from './page.ts'

const SHELL = `<head>
<title>외식업 위생교육</title>
<script type="module" crossorigin src="/assets/frame.js"></script>
<link rel="modulepreload" crossorigin href="/assets/platform.js">
<link rel="stylesheet" crossorigin href="/assets/frame.css">
</head><body><div id="root"></div></body>`

const SCREEN = {
  path: '/sign/in',
  file: 'assets/in.js',
  html: '<h1>$& 값</h1>',
  title: '로그인',
  css: 'h1{color:red}',
  scripts: ['assets/in.js'],
  styles: ['assets/frame.css'],
}

describe('a prerendered page', () => {
  const page = pageWith(SHELL, SCREEN)

  it('puts screen, title and styles into a prerendered page', () => {
    expect(page).toContain('<div id="root"><h1>$& 값</h1></div>')
    expect(page).toContain('<title>로그인</title>')
    expect(page).toContain('<style>h1{color:red}</style>')
  })

  it('names the screen of a prerendered page and the screen’s file', () => {
    expect(page).toContain('id="screen">{"path":"/sign/in","file":"/assets/in.js"}</script>')
  })

  it('disables the stylesheet of a prerendered page and keeps its link for the chunk loader', () => {
    expect(page.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/frame.css">',
    ])
  })

  it('refuses a shell without a place for the screen', () => {
    expect(() => pageWith('<head></head>', SCREEN)).toThrow('The shell has no <div id="root"></div>.')
  })
})
