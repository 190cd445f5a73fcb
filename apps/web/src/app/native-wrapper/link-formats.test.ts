import { describe, expect, it } from 'vitest'
import { linkOf, parseNativeLinks } from './link-formats.ts'

const config = (links: object, app: unknown = 'EduApp/') => JSON.stringify({ app, links })

describe('the configuration of the wrapper', () => {
  it('accepts actions without a format', () => {
    expect(parseNativeLinks(config({ telephone: 'edu-app:{to}' }))).toEqual({
      app: 'EduApp/',
      links: { telephone: 'edu-app:{to}' },
    })
  })

  it.each([
    [config({}, ''), 'user agent'],
    [config({}, 7), 'user agent'],
    ['{"app":"EduApp/"}', 'links'],
    ['{"app":"EduApp/","links":{},"Links":{}}', 'Links'],
    [config({ phone: 'edu-app:{to}' }), 'phone'],
    [config({ toString: 'edu-app:' }), 'toString'],
    [config({ telephone: 7 }), 'scheme'],
    [config({ telephone: '/tel' }), 'scheme'],
    [config({ browse: 'javascript:open({url})' }), 'scheme'],
    [config({ browse: 'https://evil.example/{url}' }), 'scheme'],
    [config({ print: 'edu-app:{to}' }), '{to}'],
  ])('refuses the configuration %s', (text, why) => {
    expect(() => parseNativeLinks(text)).toThrow(why)
  })
})

it('encodes every value at its place in the link', () => {
  const values = { to: '010', text: 'a&to=1 {to}' }
  expect(linkOf('edu-app://sms?to={to}&text={text}', values)).toBe(
    'edu-app://sms?to=010&text=a%26to%3D1%20%7Bto%7D',
  )
})
