import type { CaseField } from '@hygiene/domain/staff/member-case/member-case'
import { createStore, useStore } from 'zustand'

export type FieldName = {
  memberNo: number
  field: CaseField
  enrolmentNo?: number
  inPersonEnrolmentNo?: number
}

type Opened = ReadonlyMap<string, string>

/** Holds the fields opened in a case, in memory only: a reload masks everything. */
const opened = createStore<Opened>(() => new Map())

const ofMember = (memberNo: number) => `${memberNo} `
const keyOf = ({ memberNo, field, enrolmentNo, inPersonEnrolmentNo }: FieldName) =>
  `${ofMember(memberNo)}${field} ${enrolmentNo ?? ''} ${inPersonEnrolmentNo ?? ''}`

export function keepOpened(name: FieldName, value: string) {
  opened.setState((now) => new Map(now).set(keyOf(name), value), true)
}

export function maskAgain(memberNo: number) {
  opened.setState((now) => new Map([...now].filter(([key]) => !key.startsWith(ofMember(memberNo)))), true)
}

export const useOpenedField = (name: FieldName) => useStore(opened, (now) => now.get(keyOf(name)))
export const useOpenedCount = (memberNo: number) =>
  useStore(opened, (now) => [...now.keys()].filter((key) => key.startsWith(ofMember(memberNo))).length)
