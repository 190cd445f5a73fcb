import { expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { ASSOCIATION_MARKS, fillMarks, shownAssociation } from './shown-association.ts'

const shown = shownAssociation({ ...FIRST_ASSOCIATION, supportPhone: '1588-0003', shortName: '<협회>' })

const escape = (text: string) => text.replaceAll('<', '&lt;')

it('adds to the telephone number the particle of its last digit', () => {
  expect([shown.phone, shown.phoneParticle]).toEqual(['1588-0003', '으로'])
  expect(shownAssociation({ ...FIRST_ASSOCIATION, supportPhone: '1588-0001' }).phoneParticle).toBe('로')
  expect(shownAssociation({ ...FIRST_ASSOCIATION, supportPhone: '' }).phoneParticle).toBe('로')
})

it('fills a mark for each association field', () => {
  expect(Object.keys(ASSOCIATION_MARKS)).toEqual(Object.keys(shown))
  for (const [name, mark] of Object.entries(ASSOCIATION_MARKS))
    expect(fillMarks(mark, shown)).toBe(shown[name as keyof typeof shown])
})

it('escapes filled values and leaves other marks unchanged', () => {
  const page = `<p>${ASSOCIATION_MARKS.name} ${ASSOCIATION_MARKS.phone} {{association.other}}</p>`
  expect(fillMarks(page, shown, escape)).toBe('<p>&lt;협회> 1588-0003 {{association.other}}</p>')
})
