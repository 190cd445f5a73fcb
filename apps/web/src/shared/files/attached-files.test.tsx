import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { AttachedFiles } from './attached-files.tsx'

const file = { fileNo: '5d5f5e3e-0000-4000-8000-000000000001', sizeBytes: 240_000 }

afterEach(cleanup)

it('offers each file with its size and explains why a file without a verdict does not open', () => {
  render(
    <AttachedFiles
      files={[
        { ...file, name: '확인서.pdf', isChecked: true },
        { ...file, fileNo: 'x', name: '위임장.docx', isChecked: false },
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: '확인서.pdf (240KB)' })
  expect(link.getAttribute('href')).toBe(`/api/common/downloadFile?fileNo=${file.fileNo}`)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText('위임장.docx: 검사가 끝나지 않았거나 열 수 없는 파일입니다.')).toBeDefined()
})

it('shows nothing when there are no files', () => {
  const { container } = render(<AttachedFiles files={[]} />)
  expect(container.textContent).toBe('')
})
