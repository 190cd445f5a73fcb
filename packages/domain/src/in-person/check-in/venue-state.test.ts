import { expect, it } from 'vitest'
import { type VenueFacts, venueStateOf } from './venue-state.ts'

const at = (time: string) => new Date(`2026-12-10T${time}+09:00`)
const session = { startsAt: at('10:00'), endsAt: at('17:00') }
const person: VenueFacts = {
  seat: 'sold',
  statuses: ['paid'],
  marks: { inAt: at('09:50'), outAt: null },
  isOut: false,
}

it.each<[string, Partial<VenueFacts>, string, object]>([
  ['has not come', { marks: { inAt: null, outAt: null } }, '11:00', { state: 'notYet' }],
  ['came in time', {}, '11:00', { state: 'inside' }],
  ['came at the last moment', { marks: { inAt: at('10:20'), outAt: null } }, '11:00', { state: 'inside' }],
  ['came late', { marks: { inAt: at('10:24'), outAt: null } }, '11:00', { state: 'late', minutes: 24 }],
  [
    'went out',
    { marks: { inAt: at('09:50'), outAt: at('10:18') }, isOut: true },
    '11:00',
    { state: 'left', at: at('10:18') },
  ],
  ['came back', { marks: { inAt: at('09:50'), outAt: at('10:18') } }, '11:00', { state: 'inside' }],
  [
    'went out at the end',
    { marks: { inAt: at('09:50'), outAt: at('16:52') }, isOut: true },
    '16:55',
    { state: 'inside' },
  ],
  ['left no mark of going out', {}, '17:00', { state: 'partial' }],
  [
    'stayed to the end',
    { marks: { inAt: at('09:50'), outAt: at('17:02') }, isOut: true },
    '17:05',
    { state: 'inside' },
  ],
  ['was declared absent', { statuses: ['absent'] }, '18:00', { state: 'absent' }],
  ['has completed', { statuses: ['completed'] }, '18:00', { state: 'completed' }],
  ['still pays', { seat: 'held', statuses: ['applied'] }, '09:00', { state: 'notExpected' }],
])('shows the venue state of a person who %s', (_who, facts, now, state) => {
  expect(venueStateOf({ ...person, ...facts }, session, at(now))).toEqual(state)
})
