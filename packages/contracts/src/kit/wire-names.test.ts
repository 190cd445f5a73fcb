import { describe, expect, it } from 'vitest'
import { toOwnNames, toWireNames, wireNameOf } from './wire-names.ts'

const ours = {
  sessionNo: 42,
  venue: { venueNo: 5, location: '수원 교육장' },
  list: [{ enrolmentNo: 1, applicationNo: null }, { inPersonEnrolmentNos: [7, 8] }],
}
const wire = {
  offlineEducationNo: 42,
  scene: { sceneNo: 5, location: '수원 교육장' },
  list: [{ onlineEduNo: 1, applyEduNo: null }, { offlineEduNos: [7, 8] }],
}

describe('the names of fields', () => {
  it('writes the names of the specification on the wire, at any depth', () => {
    expect(toWireNames(ours)).toEqual(wire)
  })

  it.each([
    ['sessionNo', 'offlineEducationNo'],
    ['applicationNo', 'applyEduNo'],
    ['enrolmentNo', 'onlineEduNo'],
    ['inPersonEnrolmentNo', 'offlineEduNo'],
    ['inPersonEnrolmentNos', 'offlineEduNos'],
    ['courseNo', 'educationCodeNo'],
    ['postNo', 'boardNo'],
    ['postNos', 'boardNos'],
    ['lectureNo', 'onlineClassNo'],
    ['venueNo', 'sceneNo'],
    ['venue', 'scene'],
    ['sessionDay', 'sche'],
    ['inPersonApplication', 'offlineEducationBean'],
    ['onlineApplication', 'onlineEducationBean'],
  ])('uses %s inside and %s on the wire', (name, wireName) => {
    expect(toWireNames({ [name]: 1 })).toEqual({ [wireName]: 1 })
    expect(toOwnNames({ [wireName]: 1 })).toEqual({ [name]: 1 })
  })

  it('reads names as ours inside, at any depth', () => {
    expect(toOwnNames(wire)).toEqual(ours)
  })

  it('ignores our own names on the wire', () => {
    expect(toOwnNames({ sessionNo: 42, offlineEduNo: 7 })).toEqual({ inPersonEnrolmentNo: 7 })
  })

  it('keeps a name that both sides share, even one that every object has', () => {
    expect(['memberNo', 'constructor', 'toString'].map(wireNameOf)).toEqual([
      'memberNo',
      'constructor',
      'toString',
    ])
  })

  it('leaves names in files, dates and texts unchanged', () => {
    const file = new Blob(['sessionNo'])
    const at = new Date(0)
    expect(toWireNames({ file, at, text: 'sessionNo' })).toEqual({ file, at, text: 'sessionNo' })
  })

  it('omits what is deeper than any contract, however deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(20_000)}1${']'.repeat(20_000)}`)
    expect(JSON.stringify(toOwnNames({ deep }))).toHaveLength(141)
  })
})
