import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useHeldFiles } from '../files/picker/use-held-files.ts'
import { ApplicationFiles, withFiles } from './application-files.tsx'

function Form() {
  const files = useHeldFiles()
  const sent = withFiles<{ files?: File[] }>({}, files)
  return (
    <>
      <ApplicationFiles files={files} />
      <output>{sent.files?.map(({ name }) => name).join(' ') ?? 'none'}</output>
    </>
  )
}

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('함께 낼 서류 고르기'), { target: { files } })
const sent = () => document.querySelector('output')?.textContent

beforeEach(() => void render(<Form />))
afterEach(cleanup)

it('stays closed and sends nothing until a file is chosen', () => {
  expect(document.querySelector('details')?.open).toBe(false)
  expect(sent()).toBe('none')
})

it('sends the chosen files with the application and removes one on a press', () => {
  choose(pdf('a.pdf'), pdf('b.pdf'))
  expect(sent()).toBe('a.pdf b.pdf')
  fireEvent.click(screen.getByRole('button', { name: /a.pdf\s*지우기/ }))
  expect(sent()).toBe('b.pdf')
})

it('accepts at most five files and no other file type', () => {
  choose(new File(['<svg/>'], '그림.svg', { type: 'image/svg+xml' }))
  expect(screen.getByRole('alert').textContent).toContain('올릴 수 없는 파일입니다.')
  choose(...[1, 2, 3, 4, 5, 6].map((at) => pdf(`${at}.pdf`)))
  expect(sent()).toBe('1.pdf 2.pdf 3.pdf 4.pdf 5.pdf')
})
