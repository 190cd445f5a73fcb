import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveStaffScreen, openStaffScreen, press, server, type } from '../../testing/staff-screen.tsx'
import { ExportButton } from './export-button.tsx'

const COLUMNS = ['휴대전화', '아이디', '성명']
const FOUND = {
  choice: { filter: { state: 'dormant' }, sort: { by: 'joinedAt', isDescending: true }, text: '' },
  conditions: '휴면',
  count: 12,
  isCountWhole: true,
  columns: ['phone', 'userId', 'name', 'work'],
}

function open(role: 'support' | 'finance' | 'readOnly', answer: object | 'EXPORT_EMPTY' = {}) {
  openStaffScreen(<ExportButton screen="members" unit="명" found={FOUND} />, role, { answers: [answer] })
}

afterEach(leaveStaffScreen)

it.each([
  ['is not yet known', undefined],
  ['is empty', { ...FOUND, count: 0 }],
])('keeps the place of the button while the list %s', async (_state, found) => {
  openStaffScreen(<ExportButton screen="members" unit="명" found={found} />, 'finance', {})
  const button = await screen.findByRole('button', { name: '내보내기' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('an export of a list', () => {
  it('requires a purpose, words and a column', async () => {
    open('finance')
    await press('내보내기')
    for (const name of COLUMNS) fireEvent.click(screen.getByLabelText(name))
    fireEvent.click(screen.getByText('파일 만들기'))
    screen.getByText('열을 하나 이상 골라주세요.')
    screen.getByText('사유를 골라주세요.')
    screen.getByText('설명을 2자 이상 입력해주세요.')
    expect(server.asked).toEqual([])
  })

  it('says that a file of the log has one line for each member', async () => {
    openStaffScreen(<ExportButton screen="audit" unit="건" found={FOUND} />, 'headquarters', {})
    await press('내보내기')
    expect(screen.getByText(/회원 한 명마다 한 줄씩/)).toBeTruthy()
  })

  it('sends the list as shown', async () => {
    open('finance', { exportNo: 3, rowCount: 12, approvalNo: null })
    await press('내보내기')
    type('무슨 일로 내보내시나요?', 'check')
    type('설명', '명부 대조')
    fireEvent.click(screen.getByText('파일 만들기'))
    await screen.findByText('12명을 만들고 있습니다.')
    expect(server.asked.at(-1)?.sent).toEqual({
      choice: { screen: 'members', filter: FOUND.choice.filter, text: '' },
      format: 'xlsx',
      columns: ['phone', 'userId', 'name'],
      isUnmasked: false,
      purpose: 'check',
      text: '명부 대조',
    })
  })

  it('offers unmasked names to permitted roles and nothing to a read-only role', async () => {
    open('support')
    await press('내보내기')
    expect(screen.queryByRole('checkbox', { name: /가리지 않고/ })).toBeNull()
    leaveStaffScreen()
    open('readOnly')
    expect(screen.queryByRole('button', { name: '내보내기' })).toBeNull()
  })

  it('says that many rows need the consent of a second person', async () => {
    open('support', { exportNo: 3, rowCount: 1284, approvalNo: 7 })
    await press('내보내기')
    type('무슨 일로 내보내시나요?', 'officials')
    type('설명', '공문 12호')
    await press('파일 만들기')
    await screen.findByText('1,284명의 승인을 기다립니다.')
    expect(screen.getByText(/결재 7번/)).toBeTruthy()
  })

  it('saves the columns and conditions under a name without the typed words', async () => {
    open('support', { savedNo: 4 })
    await press('내보내기')
    fireEvent.click(screen.getByText('이름 붙여 저장하기'))
    type('저장할 이름', '휴면 명단')
    await press('저장')
    await screen.findByText('저장했습니다.')
    expect(server.asked.at(-1)?.sent).toEqual({
      choice: { screen: 'members', filter: FOUND.choice.filter },
      format: 'xlsx',
      columns: ['phone', 'userId', 'name'],
      isUnmasked: false,
      name: '휴면 명단',
      role: null,
    })
  })
})
