import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { NoticeView } from './post-view.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows the files of a notice', async () => {
  const entity = {
    noticeNo: 262,
    title: '집합교육 일정',
    contents: [{ kind: 'paragraph', runs: [{ text: '표를 보아주세요.' }] }],
    isImportant: false,
    regDate: '2026-11-02',
    files: [{ fileNo: 'f9', name: '일정표.pdf', sizeBytes: 20_480, downloadCount: 3 }],
    previous: null,
    next: null,
  }
  vi.stubGlobal('fetch', async () => Response.json({ code: 1, message: '', entity }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoticeView postNo={262} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const file = await screen.findByRole('link', { name: /^일정표\.pdf/ })
  expect(file.getAttribute('href')).toContain('f9')
})
