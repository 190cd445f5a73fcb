import { DOMParser } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'
import { TEXT } from './text-schema.ts'
import { blocksOf } from './to-blocks.ts'

/** Reproduces the clipboard of Word for Windows: a list as paragraphs with markers between conditional comments. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=KO>
<!--StartFragment--><p class=MsoNormal style='text-align:justify'><b><span style='font-size:14.0pt;font-family:"맑은 고딕"'>접수 안내</span></b><o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span>업종을 누릅니다.</span></p>
<p class=MsoListParagraph style='margin-left:40.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]><span style='color:red'>결제합니다.</span></p>
<p class=MsoNormal>끝.</p><!--EndFragment--></body></html>`

/** Reproduces the clipboard of Hangul: uppercase tags, a style on each run, cells with several paragraphs. */
const HANGUL = `<HTML><HEAD><META NAME="Generator" CONTENT="Hancom HWP 8.5.8"><STYLE>P.HStyle0{line-height:160%}</STYLE></HEAD><BODY>
<P CLASS=HStyle0><SPAN STYLE='font-family:"함초롬바탕";font-weight:bold'>무엇이 달라지나요</SPAN></P>
<TABLE border="1" cellspacing="0" STYLE='border-collapse:collapse'><TR><TD width="80" STYLE='background:#eee'><P CLASS=HStyle0><SPAN STYLE='color:#000'>구분</SPAN></P></TD>
<TD><P CLASS=HStyle0>2027년</P></TD></TR><TR><TD><P CLASS=HStyle0>교육비</P></TD><TD><P CLASS=HStyle0>40,000원</P><P CLASS=HStyle0>(부가세 없음)</P></TD></TR></TABLE>
<P CLASS=HStyle0 onclick="alert(1)"><A HREF="javascript:alert(1)">누르기</A></P></BODY></HTML>`

function pasted(html: string) {
  const { html: clean, found } = cleanPasted(html)
  const { body } = new window.DOMParser().parseFromString(clean, 'text/html')
  return { blocks: blocksOf(DOMParser.fromSchema(TEXT).parse(body)), found, clean }
}

describe('pasted content', () => {
  it('keeps lists and bold words from Word and drops the formatting', () => {
    const { blocks, found } = pasted(WORD)
    expect(blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: '접수 안내', isStrong: true }] },
      {
        kind: 'list',
        isOrdered: true,
        items: [[{ text: '업종을 누릅니다.' }], [{ text: '결제합니다.' }]],
      },
      { kind: 'paragraph', runs: [{ text: '끝.' }] },
    ])
    expect(found).toMatchObject({ tables: 0, lists: 1 })
    expect(found.stripped).toBeGreaterThan(3)
  })

  it('keeps a table from Hangul with heads, bold words and the lines of a cell', () => {
    const { blocks, found, clean } = pasted(HANGUL)
    expect(blocks).toEqual([
      { kind: 'paragraph', runs: [{ text: '무엇이 달라지나요', isStrong: true }] },
      {
        kind: 'table',
        caption: '표 1',
        head: ['구분', '2027년'],
        rows: [[[{ text: '교육비' }], [{ text: '40,000원\n(부가세 없음)' }]]],
      },
      { kind: 'paragraph', runs: [{ text: '누르기' }] },
    ])
    expect(found.tables).toBe(1)
    expect(clean).not.toMatch(/style|class|font/i)
  })

  it('runs no script of a pasted document', () => {
    const { blocks } = pasted('<p>말<img src=x onerror="alert(1)"><script>alert(1)</script></p>')
    expect(blocks).toEqual([{ kind: 'paragraph', runs: [{ text: '말' }] }])
  })
})
