import { expect, it } from 'vitest'
import { pathOfModule } from './route-modules.ts'

const SCREENS = import.meta.glob<string>(['../../routes/**/*.tsx', '!../../routes/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Lists the addresses of the specification that a visitor may open (section 2), and ours. Players are included because they check
 * the login in their own windows.
 */
const FOR_VISITORS = `
  / /block /main /sign/in /user/change/inactive /user/find/id /user/find/pw /info/notice /info/notice/view /info/data /info/data/view
  /info/register/online /info/register/offline /info/branch /info/faq /info/faq/view /info/inquiry /info/inquiry/view /info/remote
  /info/report /info/report/view /news /news/data /news/data/view /news/food /news/food/view /easy/delivery/view /recipe /recipe/view
  /check-in /edu/offline/offer /edu/replay/video /edu/video /h /sign/up /r /user/verify /verify /verify/:number
`

it('requires a login at every address but those of visitors', () => {
  const screens = Object.entries(SCREENS).map(([file, source]) => ({
    path: pathOfModule(file),
    login: source.includes('login: true'),
  }))
  const open = screens.filter(({ login }) => !login).map(({ path }) => path)
  expect(open.toSorted()).toEqual(FOR_VISITORS.trim().split(/\s+/).toSorted())
})
