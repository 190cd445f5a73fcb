import { expect, it } from 'vitest'
import { BARE_ROUTES, isBareRoute } from './bare-routes.ts'
import { pathOfModule } from './route-modules.ts'

const SCREENS = import.meta.glob<string>(['../../routes/**/*.tsx', '!../../routes/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('lists exactly the screens whose module omits the header', () => {
  const bare = Object.entries(SCREENS).filter(([, source]) => source.includes('header: false'))
  expect(bare.map(([file]) => pathOfModule(file)).toSorted()).toEqual([...BARE_ROUTES].toSorted())
})

it.each([
  ['/edu/video', true],
  ['/check-in/', true],
  ['/edu/completed', false],
  ['/main', false],
])('shows %s without a frame: %s', (pathname, isBare) => expect(isBareRoute(pathname)).toBe(isBare))
