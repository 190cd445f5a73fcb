import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import { listStaffEnrolments } from '@hygiene/contracts/education/enrolment/staff/list-staff-enrolments'
import { listStaffPayments } from '@hygiene/contracts/money/payment/staff/list-staff-payments'
import { readAnswerTimes } from '@hygiene/contracts/staff/statistics/read-answer-times'
import { readCompletionFigures } from '@hygiene/contracts/staff/statistics/read-completion-figures'
import { readFunnel } from '@hygiene/contracts/staff/statistics/read-funnel'
import { readMoneyFigures } from '@hygiene/contracts/staff/statistics/read-money-figures'
import { readProvinceFigures } from '@hygiene/contracts/staff/statistics/read-province-figures'
import { readSeatFigures } from '@hygiene/contracts/staff/statistics/read-seat-figures'
import { readStudyStops } from '@hygiene/contracts/staff/statistics/read-study-stops'
import type { AdminQuestion } from './admin-questions.ts'

const YEAR = { from: '2026-01-01', to: '2026-12-31' }

const chart = (what: string, contract: Endpoint, conditions: object = {}): AdminQuestion => ({
  what,
  contract,
  input: () => ({ ...YEAR, ...conditions }),
  floor: null,
})

const listed = (what: string, contract: Endpoint, by: string, filter: object): AdminQuestion => ({
  what,
  contract,
  input: () => ({ filter, sort: { by, isDescending: true }, text: '' }),
  floor: null,
})

const APPLIED = { appliedFrom: YEAR.from, appliedTo: YEAR.to }

export const STATISTICS_QUESTIONS: readonly AdminQuestion[] = [
  chart('completions of a year', readCompletionFigures),
  chart('completions of a year, one kind of course', readCompletionFigures, { industryType: 1 }),
  chart('the funnel of a year', readFunnel),
  chart('the funnel of a year, a province', readFunnel, { sidoCode: '1100000000' }),
  chart('stops of a year', readStudyStops),
  chart('seats of a year', readSeatFigures),
  chart('money of a year', readMoneyFigures),
  chart('answers of a year', readAnswerTimes),
  chart('provinces of a year', readProvinceFigures),
  listed('enrolments behind a stage', listStaffEnrolments, 'appliedAt', { ...APPLIED, reached: 'studied' }),
  listed('enrolments behind a stop', listStaffEnrolments, 'appliedAt', { ...APPLIED, stoppedAtNo: 2 }),
  listed('completions behind a day', listStaffEnrolments, 'appliedAt', {
    status: 'completed',
    completedFrom: '2026-06-01',
    completedTo: '2026-06-01',
  }),
  listed('orders behind a month', listStaffPayments, 'createdAt', {
    paidFrom: '2026-06-01',
    paidTo: '2026-06-30',
  }),
]
