import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FilePicker } from './file-picker.tsx'
import { useFileUploads } from './use-file-uploads.ts'

class Wire extends EventTarget {
  static sent: Wire[] = []
  upload = new EventTarget()
  status = 200
  responseText = ''
  withCredentials = false
  isAborted = false
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    Wire.sent.push(this)
  }
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  answers(envelope: object) {
    this.responseText = JSON.stringify(envelope)
    this.dispatchEvent(new Event('load'))
  }
}

const keeps = (name: string, isChecked = true) => ({
  code: 1,
  message: '',
  entity: { fileNo: `no-${name}`, name, contentType: 'application/pdf', sizeBytes: 240_000, isChecked },
})
const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })

function Post() {
  const uploads = useFileUploads()
  return (
    <>
      <FilePicker uploads={uploads} />
      <output>{uploads.fileNos.join(' ')}</output>
    </>
  )
}

function choose(...files: File[]) {
  fireEvent.change(screen.getByLabelText('첨부파일 고르기'), { target: { files } })
}

beforeEach(() => {
  Wire.sent = []
  vi.stubGlobal('XMLHttpRequest', Wire)
  render(<Post />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('several files', () => {
  it('sends several files one after the other and adds their numbers to the post', async () => {
    choose(pdf('a.pdf'), pdf('b.pdf'))
    await expect.poll(() => Wire.sent.length).toBe(1)
    act(() => Wire.sent[0]?.answers(keeps('a.pdf')))
    await expect.poll(() => Wire.sent.length).toBe(2)
    act(() => Wire.sent[1]?.answers(keeps('b.pdf', false)))
    expect(await screen.findByText('240KB, 올렸습니다.')).toBeDefined()
    expect(await screen.findByText('240KB, 올렸습니다. 검사가 끝나면 열 수 있습니다.')).toBeDefined()
    expect(screen.getByText('no-a.pdf no-b.pdf')).toBeDefined()
  })

  it('accepts at most five files and does not send the sixth', async () => {
    choose(...[1, 2, 3, 4, 5, 6].map((at) => pdf(`${at}.pdf`)))
    expect((await screen.findByRole('alert')).textContent).toBe('파일은 5개까지 붙일 수 있습니다.')
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })
})

describe('one file', () => {
  it('shows the progress of an upload and cancels the upload on a press', async () => {
    choose(pdf('a.pdf'))
    await expect.poll(() => Wire.sent.length).toBe(1)
    const [wire] = Wire.sent
    act(() => void wire?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 40, total: 100 })))
    expect(await screen.findByText('올리는 중 40%')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /a.pdf\s*취소/ }))
    expect(wire?.isAborted).toBe(true)
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(document.activeElement?.textContent).toBe('파일 고르기')
  })

  it('shows a refused file with the sentence of the server and without a number', async () => {
    choose(pdf('a.pdf'))
    await expect.poll(() => Wire.sent.length).toBe(1)
    act(() => Wire.sent[0]?.answers({ code: -2515, message: '악성코드가 발견되었습니다.', entity: null }))
    expect((await screen.findByRole('alert')).textContent).toBe('악성코드가 발견되었습니다.')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([''])
  })

  it('refuses a file of another kind before sending', async () => {
    choose(new File(['<svg/>'], '그림.svg', { type: 'image/svg+xml' }))
    expect((await screen.findByRole('alert')).textContent).toContain('올릴 수 없는 파일입니다.')
    expect(Wire.sent).toHaveLength(0)
  })
})
