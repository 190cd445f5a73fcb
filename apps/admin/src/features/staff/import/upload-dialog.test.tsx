import { importColumnsOf, importKindNames, importKindOf } from '@hygiene/domain/staff/import/import-kinds'
import { sampleFileOf } from '@hygiene/domain/staff/import/sample-rows'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import { fireEvent, screen, within } from '@testing-library/react'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen } from '../../../testing/staff-screen.tsx'
import { ImportsScreen } from './imports-screen.tsx'
import { sampleWorkbookOf } from './sample-workbook.ts'
import { UploadDialog } from './upload-dialog.tsx'

afterEach(leaveStaffScreen)

describe('the upload dialog', () => {
  const kinds = importKindNames.filter((kind) => staffMay('headquarters', importKindOf(kind).permission))

  it.each(kinds)('lists the columns of %s beside a sample file', async (kind) => {
    const { label } = importKindOf(kind)
    openStaffScreen(<UploadDialog onClose={() => undefined} />, 'headquarters', {
      at: `/imports?kind=${kind}`,
    })
    const columns = within(await screen.findByRole('region', { name: `${label} 파일의 열` }))
    const required = importColumnsOf(kind).filter(({ isRequired }) => isRequired)
    const listed = columns.getByText('꼭 있어야 하는 열').parentElement?.textContent
    expect(listed).toBe(`꼭 있어야 하는 열 ${required.map((column) => column.label).join(', ')}`)
    expect(columns.getByRole('button', { name: '예시 파일 내려받기' })).toHaveProperty('disabled', false)
  })

  it('changes the columns with the chosen kind', async () => {
    openStaffScreen(<UploadDialog onClose={() => undefined} />, 'headquarters', { at: '/imports' })
    fireEvent.click(await screen.findByRole('radio', { name: '문제은행' }))
    screen.getByRole('region', { name: '문제은행 파일의 열' })
    expect(screen.queryByRole('region', { name: '이전 교육 이력 파일의 열' })).toBeNull()
  })
})

it('opens with the right kind when a list leads here for a file', async () => {
  const page = {
    list: [],
    first: null,
    next: null,
    count: 0,
    isCountWhole: true,
    asOf: '2026-11-23T01:28:00.000Z',
  }
  const byPath = { '/api/staff/imports/list': page }
  openStaffScreen(<ImportsScreen />, 'finance', { at: '/imports?kind=deposits&upload=1', byPath })
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('radio', { name: '통장 입금' })).toHaveProperty('checked', true)
})

it.each(importKindNames)('offers the sample of %s as a workbook with its rows as text', async (kind) => {
  const { columns, rows } = sampleFileOf(kind)
  const { sheets } = await readXlsx(new Uint8Array(await sampleWorkbookOf(kind).arrayBuffer()))
  const [samples, hints] = sheets
  expect(samples?.rows[0]).toEqual(columns.map(({ label }) => label))
  expect(samples?.rows.slice(1).map((row) => row.map((cell) => cell ?? ''))).toEqual(rows)
  expect(hints?.rows).toHaveLength(columns.length + 1)
})
