import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HomeAds } from './home-ads.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ad = (bannerNo: number, title: string, imagePath: string) => ({
  bannerNo,
  title,
  url: 'https://example.kr/',
  imagePath,
})
const LISTS = { L: [ad(1, '공동구매', '/media/ad.svg')], S: [ad(2, '위생 용품', '')] }

it('draws the picture of an advertisement that has one', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    const list = new URL(address, 'http://here').searchParams.get('sizeType') === 'L' ? LISTS.L : LISTS.S
    return Response.json({ code: 1, message: '', entity: { list } })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HomeAds isNear />
    </QueryClientProvider>,
  )
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.querySelector('img')?.getAttribute('src') ?? null)).toEqual([
    '/media/ad.svg',
    null,
  ])
})
