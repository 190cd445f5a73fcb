import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { FooterBanners } from './footer-banners.tsx'

afterEach(() => void vi.unstubAllGlobals())

function answerNoting(asked: string[]) {
  return async (address: string): Promise<Response> => {
    const query = new URL(address, 'http://here').searchParams
    asked.push(query.toString())
    const sizeType = query.get('sizeType') ?? ''
    const imagePath = sizeType === 'L' ? '/media/banners/long.svg' : ''
    const banner = {
      bannerNo: sizeType === 'L' ? 1 : 2,
      title: `광고 ${sizeType}`,
      url: `https://${sizeType.toLowerCase()}.example.com/`,
      imagePath,
    }
    const pageInfo = { page: 1, totalPage: 1, totalRow: 1 }
    return Response.json({ code: 1, message: '', entity: { list: [banner], pageInfo } })
  }
}

it('loads long and short footer banners and shows address and picture', async () => {
  const asked: string[] = []
  vi.stubGlobal('IntersectionObserver', undefined)
  vi.stubGlobal('fetch', answerNoting(asked))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/info/notice']}>
        <FooterBanners />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(/광고 S/)
  const common = { limit: '10', site: '2', position: 'Footer', connectType: '2', menuType: '4', isToday: '1' }
  expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { page: '1', sizeType: 'L', ...common },
    { page: '1', sizeType: 'S', ...common },
  ])
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://l.example.com/',
    'https://s.example.com/',
  ])
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/media/banners/long.svg',
    null,
  ])
})
