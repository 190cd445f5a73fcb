import { FIRST_ASSOCIATION } from '@hygiene/domain/association'

type BannerSize = 'L' | 'S'
type BannerPosition = 'Main' | 'Footer'

export type AdBannerContent = {
  title: string
  advertiser: string
  position: BannerPosition
  sizeType: BannerSize
  url: string
  imagePath: string
  menuType?: number
}

export const adBanners: readonly AdBannerContent[] = [
  {
    title: '우리 가게 위생 점검표 보기',
    advertiser: FIRST_ASSOCIATION.shortName,
    position: 'Main',
    sizeType: 'L',
    url: '/info/data',
    imagePath: '/media/banners/checklist.svg',
  },
  {
    title: '식자재 공동구매',
    advertiser: '가상식자재조합',
    position: 'Main',
    sizeType: 'S',
    url: 'https://supply.example.com',
    imagePath: '/media/banners/supply.svg',
  },
  {
    title: '노무·세무 상담',
    advertiser: '가상세무법인',
    position: 'Main',
    sizeType: 'S',
    url: 'https://advice.example.com',
    imagePath: '/media/banners/advice.svg',
  },
  {
    title: '식중독 예방 6대 수칙 보기',
    advertiser: FIRST_ASSOCIATION.shortName,
    position: 'Footer',
    sizeType: 'L',
    url: '/info/data',
    imagePath: '/media/banners/six-rules.svg',
  },
  {
    title: '음식점 화재·배상책임 보험 안내',
    advertiser: '가상공제회',
    position: 'Footer',
    sizeType: 'S',
    url: 'https://insurance.example.com',
    imagePath: '/media/banners/insurance.svg',
  },
  {
    title: '주방 해충 방제 상담',
    advertiser: '가상방제',
    position: 'Footer',
    sizeType: 'S',
    url: 'https://pest.example.com',
    imagePath: '/media/banners/pest.svg',
    menuType: 5,
  },
]
