import { places } from '../juso/places.ts'

/** How many businesses each trade has here; more than one page of the first. */
const TOTALS = new Map([
  ['일반음식점', 2_345],
  ['집단급식소', 120],
  ['위탁급식영업', 80],
])
const CHANGED_EVERY = 50
const RUBBISH_EVERY = 97
const NAMES = ['모의식당', '보기국수', '견본분식', '연습갈비', '예시찻집']
const SURNAMES = ['김', '이', '박', '최', '정']

/**
 * The invented businesses of a trade in the spelling of the service I2500, representatives masked as it masks them. Every
 * fiftieth changed on `today`; some rows are the rubbish that the real service has.
 */
export function registerRows(trade: string, today: string, changedSince?: string): Record<string, string>[] {
  const all = Array.from({ length: TOTALS.get(trade) ?? 0 }, (_, index) => rowOf(trade, index, today))
  return changedSince === undefined ? all : all.filter((row) => (row['CHNG_DT'] ?? '') >= changedSince)
}

function rowOf(trade: string, index: number, today: string): Record<string, string> {
  const place = places[index % places.length]
  const name = `${NAMES[index % NAMES.length]} ${index + 1}호`
  return {
    LCNS_NO: `2019${String([...TOTALS.keys()].indexOf(trade))}${String(index).padStart(6, '0')}`,
    INDUTY_CD_NM: trade,
    BSSH_NM: index % RUBBISH_EVERY === RUBBISH_EVERY - 1 ? '\u0000' : name,
    PRSDNT_NM: `${SURNAMES[index % SURNAMES.length]}**`,
    TELNO: '',
    PRMS_DT: '20190401',
    ADDR: `${place?.siNm} ${place?.sggNm} 가상로 ${index + 1}`,
    CHNG_DT: index % CHANGED_EVERY === 0 ? today : '20240102',
  }
}
