export type RelatedSite = { name: string; url: string }

export const relatedSites: readonly RelatedSite[] = [
  { name: '식품의약품안전처', url: 'https://www.mfds.go.kr' },
  { name: '식품안전나라', url: 'https://www.foodsafetykorea.go.kr' },
  { name: '국가법령정보센터(법제처)', url: 'https://www.law.go.kr' },
  { name: '찾기쉬운 생활법령정보', url: 'https://www.easylaw.go.kr' },
  { name: '질병관리청', url: 'https://www.kdca.go.kr' },
  { name: '국립농산물품질관리원', url: 'https://www.naqs.go.kr' },
  { name: '정부24', url: 'https://www.gov.kr' },
  { name: '국민신문고', url: 'https://www.epeople.go.kr' },
]
