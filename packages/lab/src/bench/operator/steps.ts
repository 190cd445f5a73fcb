import { setTimeout as sleep } from 'node:timers/promises'
import { fetchUser } from '@hygiene/contracts/member/account/fetch-user'
import { listNextActions } from '@hygiene/contracts/member/account/list-next-actions'
import { login } from '@hygiene/contracts/member/login/login'
import { readCertificate } from '@hygiene/contracts/education/certificate/read-certificate'
import { openAttempt } from '@hygiene/contracts/education/exam/open-attempt'
import { saveAnswer } from '@hygiene/contracts/education/exam/save-answer'
import { submitExam } from '@hygiene/contracts/education/exam/submit-exam'
import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { beginIdentityCheck } from '@hygiene/contracts/member/identity-check/begin-identity-check'
import { confirmIdentityCheck } from '@hygiene/contracts/member/identity-check/confirm-identity-check'
import { listIdentityChannels } from '@hygiene/contracts/member/identity-check/list-identity-channels'
import type { Endpoint, EntityOf, SentTo } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toOwnNames, toWireNames } from '@hygiene/contracts/kit/wire-names'
import { finishStudy } from '@hygiene/contracts/education/enrolment/finish-study'
import { listOnlineEnrolments } from '@hygiene/contracts/education/enrolment/list-online-enrolments'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { openLecture } from '@hygiene/contracts/education/study/open-lecture'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import { finishSurvey } from '@hygiene/contracts/education/survey/finish-survey'
import { readSurvey } from '@hygiene/contracts/education/survey/read-survey'
import { submitSurvey } from '@hygiene/contracts/education/survey/submit-survey'
import { type Answer, type ContractClient, contractClient, PASSWORD } from '@hygiene/testing'
import { type Wire, wireTo } from '../../load/december/wire.ts'
import type { Learner } from './learners.ts'
import { CLOCK_SPEED, type Stage } from './stage.ts'

const RECORD_SECONDS = 60
/** Is slightly more than a minute between two records, so each is credited in full. */
const BETWEEN_MS = (RECORD_SECONDS * 1000 * 1.02) / CLOCK_SPEED
const RIGHT = ['첫째', '둘째', '셋째', '넷째']
const PERSON = { name: '김영자', birthDate: '1960-03-12', phone: '01012345678' }

export class Operator {
  readonly #learner: Learner
  readonly #stage: Stage
  readonly #wire: Wire
  #client: ContractClient
  #token = ''
  #credited = 0
  #lease = { leaseNo: '', sequence: 0 }
  calls = 0

  constructor(learner: Learner, stage: Stage, wire: Wire) {
    this.#learner = learner
    this.#stage = stage
    this.#wire = wire
    this.#client = contractClient(stage.origin)
  }

  #call<C extends Endpoint>(contract: C, input: SentTo<C>): Promise<Answer<C>> {
    this.calls += 1
    return this.#client.call(contract, input)
  }

  get #own() {
    return { enrolmentNo: this.#learner.enrolmentNo }
  }

  async logIn(): Promise<void> {
    const answer = await this.#call(login, {
      userId: this.#learner.userId,
      userPw: PASSWORD,
      applicationId: 'edu',
    })
    this.#token = answer.entity.accessToken
    this.#client = contractClient(this.#stage.origin, this.#token)
  }

  async view(): Promise<void> {
    void (await this.#call(fetchUser, {})).entity
    void (await this.#call(listNextActions, {})).entity
    void (await this.#call(listOnlineEnrolments, { page: 1, limit: 10 })).entity
    void (await this.#call(listStudyRoom, { page: 1, limit: 10 })).entity
    void (await this.#call(listLectures, this.#own)).entity
  }

  async openLecture(lectureNo: number): Promise<void> {
    // Sends the held lease when continuing with the next lecture, as a player does.
    const held = this.#lease.leaseNo === '' ? {} : { leaseNo: this.#lease.leaseNo }
    const { entity } = await this.#call(openLecture, { ...this.#own, ...held, lectureNo, takeOver: 0 })
    this.#lease = { leaseNo: entity.lease.leaseNo, sequence: entity.lease.lastSequence }
    this.#credited = entity.info.studyTime
  }

  async watch(lectureNo: number, seconds: number): Promise<void> {
    await sleep(Math.random() * BETWEEN_MS)
    await this.#record(lectureNo, 0, seconds)
    while (this.#credited < seconds) {
      await sleep(BETWEEN_MS)
      await this.#record(lectureNo, Math.min(RECORD_SECONDS, seconds - this.#credited), seconds)
    }
  }

  async #record(lectureNo: number, playedSeconds: number, seconds: number): Promise<void> {
    this.calls += 1
    this.#lease.sequence += 1
    const studyTime = this.#credited + playedSeconds
    const status = studyTime >= seconds ? 1 : 2
    const record = { ...this.#own, lectureNo, ...this.#lease, studyTime, playedSeconds, status, isStart: 1 }
    const headers = {
      authorization: `Bearer ${this.#token}`,
      'content-type': 'application/json',
      [CSRF_HEADER]: CSRF_VALUE,
    }
    const body = JSON.stringify(toWireNames(record))
    const heard = await this.#wire.ask({ method: 'POST', path: recordProgress.path, headers, body })
    const answer = JSON.parse(heard.body) as { code: number; message: string; entity: unknown }
    if (answer.code !== 1)
      throw new Error(`A record was answered ${heard.status} ${answer.code}: ${answer.message}`)
    this.#credited = (toOwnNames(answer.entity) as EntityOf<typeof recordProgress>).studyTime
  }

  async finishStudy(): Promise<void> {
    void (await this.#call(finishStudy, this.#own)).entity
    void (await this.#call(listLectures, this.#own)).entity
  }

  async answerSurvey(): Promise<void> {
    const { entity } = await this.#call(readSurvey, this.#own)
    const answers = entity.questions.map(({ questionNo, kind }) => ({
      questionNo,
      ...(kind === 'choice' ? { choice: 3 } : { text: '없음' }),
    }))
    const surveyResultBean = { surveyNo: entity.surveyNo, answers }
    void (await this.#call(submitSurvey, { ...this.#own, surveyResultBean })).entity
    void (await this.#call(finishSurvey, this.#own)).entity
  }

  async proveIdentity(): Promise<void> {
    void (await this.#call(listIdentityChannels, {})).entity
    const { entity } = await this.#call(beginIdentityCheck, { ...this.#own, method: 'phone' })
    const { identityVerificationId } = entity
    await this.#stage.sandbox.control(`/identity/${identityVerificationId}`, PERSON)
    void (await this.#call(confirmIdentityCheck, { identityVerificationId })).entity
  }

  async takeTest(): Promise<void> {
    const { attemptNo, questions } = (await this.#call(openAttempt, this.#own)).entity
    const answers = questions.map(({ questionNo, text, choices }) => {
      const number = Number(/\d+$/.exec(text)?.[0])
      return { questionNo, chosen: choices.indexOf(`${RIGHT[(number - 1) % 4]} 보기 ${number}`) }
    })
    for (const answer of answers) void (await this.#call(saveAnswer, { attemptNo, ...answer })).entity
    const { entity } = await this.#call(submitExam, { ...this.#own, attemptNo, answers })
    if (!entity.passed) throw new Error('The test was failed')
  }

  async takeCertificate(): Promise<void> {
    for (;;) {
      const { fileNo } = (await this.#call(readCertificate, this.#own)).entity
      if (fileNo !== null) return this.#download(fileNo)
      await sleep(1_000)
    }
  }

  async #download(fileNo: string): Promise<void> {
    this.calls += 1
    const headers = { authorization: `Bearer ${this.#token}` }
    const answer = await fetch(`${this.#stage.origin}${downloadFile.path}?fileNo=${fileNo}`, { headers })
    const bytes = await answer.arrayBuffer()
    if (!answer.ok || bytes.byteLength < 10_000)
      throw new Error(`The certificate was answered ${answer.status}`)
  }
}

export const operatorsAt = (stage: Stage, learners: readonly Learner[]): Operator[] => {
  const wire = wireTo(stage.origin)
  return learners.map((learner) => new Operator(learner, stage, wire))
}
