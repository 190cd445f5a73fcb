import {
  type CheckInPerson,
  isUnsent,
  type KeptCheckIn,
  type KeptScan,
  type ScanAnswer,
} from './check-in-records.ts'

const NOT_KEPT = 'The phone keeps nothing.'

/** The answer of one request. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error(NOT_KEPT)))
  })
}

/** Resolves when everything of a transaction is kept. */
function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(NOT_KEPT)))
  })
}

const NAME = 'checkIn'
const VERSION = 1
/** A record is on the disk before the person at the check-in sees green. */
const ON_DISK = { durability: 'strict' } as const

/** The phone's store for its check-ins: outlives the page, the browser and an empty battery. */
export type PhoneMemory = Awaited<ReturnType<typeof openPhoneMemory>>

export async function openPhoneMemory(factory: IDBFactory = indexedDB) {
  const opening = factory.open(NAME, VERSION)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('phone')
    opening.result.createObjectStore('checkIns', { keyPath: 'code' })
    opening.result.createObjectStore('scans', { keyPath: 'scanNo' })
  })
  const db = await resultOf(opening)
  // A later edition in another tab may change the stores.
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

    /** The number this phone signs its scans with. */
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

    /** The server's answers and its list of people, in one step. */
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

    /** Names are not kept longer than their day. */
    async clearPast(now: Date): Promise<void> {
      const checkIns = db.transaction('checkIns', 'readwrite').objectStore('checkIns')
      const kept = await resultOf<KeptCheckIn[]>(checkIns.getAll())
      for (const { code, checkIn } of kept) if (new Date(checkIn.validUntil) <= now) checkIns.delete(code)
      await done(checkIns.transaction)
    },
  }
}

/** Removes a record that the server has counted; a no stays until staff have read it, unless they were told at the check-in. */
async function settleOne(scans: IDBObjectStore, { scanNo, outcome, sentence }: ScanAnswer): Promise<void> {
  const scan = await resultOf<KeptScan | undefined>(scans.get(scanNo))
  if (!scan || !isUnsent(scan)) return
  if (outcome === 'taken' || outcome === 'known' || scan.isDoubtful) scans.delete(scanNo)
  else scans.put({ ...scan, refusal: sentence })
}
