import { fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveStaffScreen,
  openStaffScreen,
  press,
  server,
  submit,
  type,
} from '../../../testing/staff-screen.tsx'
import { ImportScreen } from './import-screen.tsx'
import { ImportsScreen } from './imports-screen.tsx'

const COUNTS = {
  new: 1,
  changed: 1,
  same: 0,
  close: 0,
  wrong: 1,
  leftOut: 0,
  undecided: 0,
  skip: 1,
  again: 0,
  writes: 2,
  added: 0,
  corrected: 0,
}
const HEAD = {
  importNo: 3,
  kind: 'oldRecords',
  fileName: '이전 이력.csv',
  status: 'mapping',
  failure: null,
  rowCount: 3,
  doneRows: 0,
  employeeName: '최교육',
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-11-23T01:00:00.000Z',
  endsAt: '2026-12-24T00:00:00.000Z',
  destroyedAt: null,
  encoding: 'cp949',
  sheetName: null,
  headerAt: 2,
  header: ['수료번호', '이름', '갑', '구분'],
  samples: [['2017-1', '정*자', '…', '신규']],
  mapping: {
    columns: [
      { key: 'outnumber', at: 0 },
      { key: 'uname', at: 1 },
      { key: 'utel', at: 3 },
    ],
    values: [],
  },
  text: [{ key: 'utel', theirs: '첫해', rows: 2, ours: null }],
  counts: COUNTS,
  needsTwo: false,
  approvalNo: null,
  sameAsNo: null,
}
const ROW = { rowAt: 1, rowClass: 'changed', sentence: '', decision: null, isAgain: false, outcome: null }
const ROWS = [
  {
    ...ROW,
    fields: [
      { key: 'outnumber', before: null, after: '2017-1' },
      { key: 'cname', before: '옛 밥집', after: '수정한 밥집' },
    ],
  },
  { ...ROW, rowAt: 2, rowClass: 'wrong', sentence: 'B3 성명: 수식이 들어 있습니다.', fields: [] },
]
const pageOf = (list: object[]) => ({
  list,
  first: 'a.b',
  next: null,
  count: list.length,
  isCountWhole: true,
  asOf: '2026-11-23T01:28:00.000Z',
})

function open(head: object, answers: NonNullable<Parameters<typeof openStaffScreen>[2]>['answers'] = []) {
  openStaffScreen(
    <Routes>
      <Route path="/imports" element={<ImportsScreen />} />
      <Route path="/imports/:no" element={<ImportScreen />} />
    </Routes>,
    'education',
    {
      at: '/imports/3',
      answers,
      byPath: { '/api/staff/imports/read': head, '/api/staff/imports/rows': pageOf(ROWS) },
    },
  )
}
const sentTo = (path: string) => server.asked.filter((one) => one.path.endsWith(path)).map(({ sent }) => sent)

afterEach(leaveStaffScreen)

describe('the mapping of an import', () => {
  it('shows encoding, missing columns and masked values and saves a choice at once', async () => {
    open(HEAD, [{ importNo: 3 }])
    await screen.findByText(/한글\(CP949\)/)
    screen.getByText('생년월일, 수료일, 업소명, 대표자, 소재지에 맞는 열을 골라주세요.')
    screen.getByText('정*자')
    fireEvent.change(screen.getByLabelText('생년월일에 맞는 열'), { target: { value: '2' } })
    await screen.findByText('정*자')
    expect(sentTo('/map')).toMatchObject([
      { importNo: 3, columns: expect.arrayContaining([{ key: 'ubir', at: 2 }]) },
    ])
  })

  it('maps a word of the file to a value of the service', async () => {
    open(HEAD, [{ importNo: 3 }])
    fireEvent.change(await screen.findByLabelText('첫해에 맞는 값'), { target: { value: '=new' } })
    await screen.findByText('첫해')
    expect(sentTo('/map')).toMatchObject([{ values: [{ key: 'utel', theirs: '첫해', ours: 'new' }] }])
  })
})

describe('the rows of an import', () => {
  it('shows the differences and faults of rows and leaves out selected rows', async () => {
    open({ ...HEAD, status: 'ready' }, [{ rows: 1 }])
    await screen.findByText('수정한 밥집')
    screen.getByText('옛 밥집')
    screen.getByText('B3 성명: 수식이 들어 있습니다.')
    fireEvent.click(screen.getByRole('checkbox', { name: '3행 선택' }))
    await press('건너뛰기')
    expect(sentTo('/decide')).toEqual([{ importNo: 3, rows: { rowAts: [2] }, decision: 'skip' }])
    expect(sentTo('/rows')[0]).toMatchObject({ filter: { importNo: 3 } })
  })

  it('writes the rows after a reason and words are given', async () => {
    open({ ...HEAD, status: 'ready' }, [{ rows: 2, approvalNo: null }])
    await screen.findByText('수정한 밥집')
    await press('2행 등록')
    await submit('행 등록')
    screen.getByText('설명을 2자 이상 입력해주세요.')
    type('사유', 'moved')
    type('설명', '이전 시스템 이관')
    await submit('행 등록')
    expect(sentTo('/order')).toEqual([{ importNo: 3, reasonCode: 'moved', text: '이전 시스템 이관' }])
    await screen.findByText('2행의 등록을 시작했습니다.')
  })

  it('writes the rows of a daily bank statement without a reason', async () => {
    open({ ...HEAD, kind: 'deposits', status: 'ready' }, [{ rows: 2, approvalNo: null }])
    await screen.findByRole('button', { name: '2행 등록' })
    await press('2행 등록')
    expect(screen.queryByLabelText('사유')).toBeNull()
    await submit('행 등록')
    expect(sentTo('/order')).toEqual([{ importNo: 3 }])
  })

  it('shows after thirty days that the rows are gone and keeps the digest', async () => {
    open({ ...HEAD, status: 'stopped', rowCount: 0, destroyedAt: '2026-12-24T00:00:00.000Z' })
    await screen.findByText('올린 지 30일이 지나 파일과 행을 삭제했습니다.')
    expect(screen.getByText(/a{64}/)).toBeTruthy()
  })

  it('shows where a file cannot be read', async () => {
    open({ ...HEAD, status: 'refused', failure: 'B3:B4: 병합한 칸이 있습니다.' })
    expect(await screen.findByText('B3:B4: 병합한 칸이 있습니다.')).toBeTruthy()
  })
})
