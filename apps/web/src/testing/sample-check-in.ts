import type { openCheckIn } from '@hygiene/contracts/in-person/check-in/open-check-in'
import type { recordCheckInScans } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { slipPayload, slipText } from '@hygiene/domain/in-person/slip/slip-payload'

type CheckIn = EntityOf<typeof openCheckIn>
type CheckInPerson = CheckIn['people'][number]

export const CODE = 'q3VhYmNkZWZnaGlqa2xtbm9wcXJzdHV2'

export function person(applicationNo: ApplicationNo, change: Partial<CheckInPerson> = {}): CheckInPerson {
  return {
    applicationNo,
    userName: '김영자',
    phoneEnd: '5678',
    businessName: '영자네국밥',
    inAt: null,
    outAt: null,
    ...change,
  }
}

export function sampleCheckIn(change: Partial<CheckIn> = {}): CheckIn {
  return {
    sessionNo: 42,
    educationName: '신규 영업자 식품위생교육',
    sessionDay: { eduDate: '2026-12-10', startTime: '10:00', endTime: '17:00' },
    venue: {
      venueNo: 5,
      location: '서울교육장',
      address: '',
      address2: '',
      mapUrl: '',
      phone: '',
      directions: '',
      equipment: '',
      accessibility: '',
    },
    isCancelled: false,
    now: at('09:30').toISOString(),
    validUntil: new Date('2026-12-11T03:00:00+09:00').toISOString(),
    slipKey: {},
    people: [person(7311)],
    ...change,
  }
}

export function at(time: string): Date {
  return new Date(`2026-12-10T${time}:00+09:00`)
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export async function slipSigner() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const slipKey = (await crypto.subtle.exportKey('jwk', publicKey)) as CheckIn['slipKey']
  return {
    slipKey,
    async sign(
      applicationNo: ApplicationNo,
      change: Partial<Parameters<typeof slipText>[0]> = {},
    ): Promise<string> {
      const text = slipText({
        applicationNo,
        sessionNo: 42,
        eduDate: '2026-12-10',
        venueNo: 5,
        ...change,
      })
      const bytes = await crypto.subtle.sign(ALGORITHM, privateKey, new TextEncoder().encode(text))
      const base64 = btoa(String.fromCodePoint(...new Uint8Array(bytes)))
      return slipPayload(text, base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))
    },
  }
}

type Sent = {
  scans: { scanNo: string; applicationNo: ApplicationNo; direction: string; scannedAt: string }[]
}
type Answer = EntityOf<typeof recordCheckInScans>

export function checkInServer(people: CheckInPerson[], fault: () => Error | null = () => null) {
  const taken = new Map<string, Sent['scans'][number]>()
  const peopleNow = () =>
    people.map((one) => {
      const times = (direction: string) =>
        [...taken.values()]
          .filter((scan) => scan.applicationNo === one.applicationNo && scan.direction === direction)
          .map(({ scannedAt }) => scannedAt)
          .toSorted()
      return { ...one, inAt: times('in')[0] ?? one.inAt, outAt: times('out').at(-1) ?? one.outAt }
    })
  return {
    taken,
    peopleNow,
    async send({ scans }: Sent): Promise<Answer> {
      await Promise.resolve()
      const error = fault()
      if (error) throw error
      const results = scans.map(({ scanNo }) => {
        const outcome = taken.has(scanNo) ? ('known' as const) : ('taken' as const)
        return { scanNo, outcome, sentence: '' }
      })
      for (const scan of scans) taken.set(scan.scanNo, scan)
      return { results, people: peopleNow() }
    },
  }
}
