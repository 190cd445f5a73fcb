import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { workbookOf } from './save-workbook.ts'

it('writes a table as a workbook that another program reads, with numbers, words and types', async () => {
  const table = {
    head: ['달', '수료', '비율'],
    rows: [{ cells: ['2026년 11월', 1_234, '+8.9%'] }, { cells: ['=1+1 & <가>', 0, '-'] }],
  }
  const file = workbookOf('수료', table, [
    ['조건', '온라인교육'],
    ['받은 일시', new Date('2026-11-23T00:00:00Z')],
  ])
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
  const [cover, figures] = sheets
  expect(sheets.map(({ name }) => name)).toEqual(['표지', '통계'])
  expect(cover?.rows.slice(0, 2)).toEqual([
    ['통계', '수료'],
    ['조건', '온라인교육'],
  ])
  expect(figures?.rows).toEqual([
    ['달', '수료', '비율'],
    ['2026년 11월', 1_234, '+8.9%'],
    ['=1+1 & <가>', 0, '-'],
  ])
})
