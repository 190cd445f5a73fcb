import { done, resultOf } from './indexed-db.ts'
import { isUnsent, type DoorPerson, type KeptDoor, type KeptScan, type ScanAnswer } from './door-records.ts'

const NAME = 'door'
const VERSION = 1
/** A record is on the disk before the person at the door sees green. */
const ON_DISK = { durability: 'strict' } as const

/** The phone's store for its doors: outlives the page, the browser and an empty battery. */
export type PhoneMemory = Awaited<ReturnType<typeof openPhoneMemory>>

export async function openPhoneMemory(factory: IDBFactory = indexedDB) {
  const opening = factory.open(NAME, VERSION)
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('phone')
    opening.result.createObjectStore('doors', { keyPath: 'code' })
    opening.result.createObjectStore('scans', { keyPath: 'scanNo' })
  })
  const db = await resultOf(opening)
  // A later edition in another tab may change the stores.
  db.addEventListener('versionchange', () => db.close())

  const readScans = async (): Promise<KeptScan[]> => {
    const scans = await resultOf<KeptScan[]>(db.transaction('scans').objectStore('scans').getAll())
    return scans.toSorted((left, right) => (left.scannedAt < right.scannedAt ? -1 : 1))
  }

  async function readDoor(code: string): Promise<KeptDoor | null> {
    const kept = await resultOf<KeptDoor | undefined>(db.transaction('doors').objectStore('doors').get(code))
    return kept ?? null
  }

  return {
    readScans,
    readDoor,

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

    async keepDoor(kept: KeptDoor): Promise<void> {
      const doors = db.transaction('doors', 'readwrite').objectStore('doors')
      doors.put(kept)
      await done(doors.transaction)
    },

    async addScan(scan: KeptScan): Promise<void> {
      const scans = db.transaction('scans', 'readwrite', ON_DISK).objectStore('scans')
      scans.add(scan)
      await done(scans.transaction)
    },

    /** The server's answers and its list of people, in one step. */
    async settle(code: string, answers: readonly ScanAnswer[], people: readonly DoorPerson[]): Promise<void> {
      const both = db.transaction(['scans', 'doors'], 'readwrite', ON_DISK)
      for (const answer of answers) await settleOne(both.objectStore('scans'), answer)
      const doors = both.objectStore('doors')
      const kept = await resultOf<KeptDoor | undefined>(doors.get(code))
      if (kept) doors.put({ ...kept, door: { ...kept.door, people } })
      await done(both)
    },

    async dropScans(scanNos: readonly string[]): Promise<void> {
      const scans = db.transaction('scans', 'readwrite').objectStore('scans')
      for (const scanNo of scanNos) scans.delete(scanNo)
      await done(scans.transaction)
    },

    /** Names are not kept longer than their day. */
    async forgetPast(now: Date): Promise<void> {
      const doors = db.transaction('doors', 'readwrite').objectStore('doors')
      const kept = await resultOf<KeptDoor[]>(doors.getAll())
      for (const { code, door } of kept) if (new Date(door.validUntil) <= now) doors.delete(code)
      await done(doors.transaction)
    },
  }
}

/** Removes a record that the server has counted; a no stays until staff have read it, unless they were told at the door. */
async function settleOne(scans: IDBObjectStore, { scanNo, outcome, sentence }: ScanAnswer): Promise<void> {
  const scan = await resultOf<KeptScan | undefined>(scans.get(scanNo))
  if (!scan || !isUnsent(scan)) return
  if (outcome === 'taken' || outcome === 'known' || scan.isDoubtful) scans.delete(scanNo)
  else scans.put({ ...scan, refusal: sentence })
}
