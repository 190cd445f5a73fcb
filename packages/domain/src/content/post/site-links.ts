/** A link is hidden until the notice that staff choose for it is published. */
export const linkPlaces = ['homeGuide', 'homeSchedule', 'menuGuide'] as const
export type LinkPlace = (typeof linkPlaces)[number]

export const linkPlaceLabel: Record<LinkPlace, string> = {
  homeGuide: '홈 화면 «교육 제도 안내»',
  homeSchedule: '홈 화면 «집합교육 일정»',
  menuGuide: '메뉴 «교육 안내»',
}

/** Posts get numbers above this automatically; staff may choose a free number up to it. */
export const MOST_CHOSEN_POST_NO = 1000
