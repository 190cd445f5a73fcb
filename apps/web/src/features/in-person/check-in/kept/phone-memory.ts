import {
  type CheckInPerson,
  isUnsent,
  type KeptCheckIn,
  type KeptScan,
  type ScanAnswer,
} from './check-in-records.ts'

const NOT_KEPT = 'The phone keeps nothing.'

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(NOT_KEPT)))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(NOT_KEPT)))
  })
}

const NAME = 'checkIn'
const VERSION = 1
/** Writes a record to the disk before the screen shows green. */
const ON_DISK = { durability: 'strict' } as const

export type PhoneMemory = Awaited<ReturnType<typeof openPhoneMemory>>

export async function openPhoneMemory(factory: IDBFactory = indexedDB) {
  const opening = factory.open(NAME, VERSION)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('phone')
    opening.result.createObjectStore('checkIns', { keyPath: 'code' })
    opening.result.createObjectStore('scans', { keyPath: 'scanNo' })
  })
  const db = await resultOf(opening)
  // A newer version in another tab may change the stores.
  db.addEventListener('versionchange', () => db.close())

  const readScans = async (): Promise<KeptScan[]> => {
    const scans = await resultOf<KeptScan[]>(db.transaction('scans').objectStore('scans').getAll())
    return scans.toSorted((left, right) => (left.scannedAt < right.scannedAt ? -1 : 1))
  }

  async function readCheckIn(code: string): Promise<KeptCheckIn | null> {
    const kept = await resultOf<KeptCheckIn | undefined>(
      db.transaction('checkIns').objectStore('checkIns').get(code),
    )
    return kept ?? null
  }

  return {
    readScans,
    readCheckIn,

    async readDeviceNo(): Promise<string> {
      const phone = db.transaction('phone', 'readwrite', ON_DISK).objectStore('phone')
      const known = await resultOf<string | undefined>(phone.get('deviceNo'))
      if (known) return known
      const made = crypto.randomUUID()
      phone.put(made, 'deviceNo')
      await done(phone.transaction)
      return made
    },

    readCode: async (): Promise<string | null> =>
      (await resultOf<string | undefined>(db.transaction('phone').objectStore('phone').get('code'))) ?? null,

    async keepCode(code: string): Promise<void> {
      const phone = db.transaction('phone', 'readwrite', ON_DISK).objectStore('phone')
      phone.put(code, 'code')
      await done(phone.transaction)
    },

    async keepCheckIn(kept: KeptCheckIn): Promise<void> {
      const checkIns = db.transaction('checkIns', 'readwrite').objectStore('checkIns')
      checkIns.put(kept)
      await done(checkIns.transaction)
    },

    async addScan(scan: KeptScan): Promise<void> {
      const scans = db.transaction('scans', 'readwrite', ON_DISK).objectStore('scans')
      scans.add(scan)
      await done(scans.transaction)
    },

    async settle(
      code: string,
      answers: readonly ScanAnswer[],
      people: readonly CheckInPerson[],
    ): Promise<void> {
      const both = db.transaction(['scans', 'checkIns'], 'readwrite', ON_DISK)
      for (const answer of answers) await settleOne(both.objectStore('scans'), answer)
      const checkIns = both.objectStore('checkIns')
      const kept = await resultOf<KeptCheckIn | undefined>(checkIns.get(code))
      if (kept) checkIns.put({ ...kept, checkIn: { ...kept.checkIn, people } })
      await done(both)
    },

    async dropScans(scanNos: readonly string[]): Promise<void> {
      const scans = db.transaction('scans', 'readwrite').objectStore('scans')
      for (const scanNo of scanNos) scans.delete(scanNo)
      await done(scans.transaction)
    },

    /** Deletes names after their day. */
    async clearPast(now: Date): Promise<void> {
      const checkIns = db.transaction('checkIns', 'readwrite').objectStore('checkIns')
      const kept = await resultOf<KeptCheckIn[]>(checkIns.getAll())
      for (const { code, checkIn } of kept) if (new Date(checkIn.validUntil) <= now) checkIns.delete(code)
      await done(checkIns.transaction)
    },
  }
}

/**
 * Removes a record that the server has counted. A refused one stays until staff have read it, unless they were warned at the
 * check-in.
 */
async function settleOne(scans: IDBObjectStore, { scanNo, outcome, sentence }: ScanAnswer): Promise<void> {
  const scan = await resultOf<KeptScan | undefined>(scans.get(scanNo))
  if (!scan || !isUnsent(scan)) return
  if (outcome === 'taken' || outcome === 'known' || scan.isDoubtful) scans.delete(scanNo)
  else scans.put({ ...scan, refusal: sentence })
}
