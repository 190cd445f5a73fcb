import { expect, it } from 'vitest'
import { menuTypeOf } from './menu.ts'

it.each([
  ['/main', 0],
  ['/sign/in', 0],
  ['/edu/offline/apply', 1],
  ['/edu/study/list', 2],
  ['/edu/payment/list', 3],
  ['/news/food', 4],
  ['/recipe', 5],
])('gives the screen %s the footer banners of menuType %i', (pathname, menuType) =>
  expect(menuTypeOf(pathname)).toBe(menuType),
)
