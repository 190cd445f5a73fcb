import type { ContentBody } from '@hygiene/contracts/content/post/staff/content-body'
import type { BoardType } from '@hygiene/domain/text'
import { contentBoards } from '@hygiene/domain/content/post/content-kinds'

/** An empty record of a kind; posts begin in the board they were begun from. */
export function newBody(kind: string | null, part: number): ContentBody {
  if (kind === 'popup') {
    const none = { title: '', badge: '', text: '', actionLabel: '자세히 보기', url: '', mobilePath: '' }
    return { kind, ...none, imagePath: '', imageAlt: '', popupType: 1 }
  }
  if (kind === 'banner') {
    const ours = { site: 2, connectType: 2, menuType: null }
    return { kind, title: '', place: 'ad', sizeType: 'S', url: '', imagePath: '', ...ours }
  }
  if (kind === 'site') return { kind, title: '', url: 'https://' }
  if (kind === 'branch') {
    const none = { title: '', phone: '', address: '', openHours: '', mapUrl: '' }
    return { kind, ...none, latitude: null, longitude: null, opensOn: null, closesOn: null }
  }
  const boardType: BoardType = contentBoards.find((board) => board === part) ?? 2
  return {
    kind: 'post',
    title: '',
    content: [],
    boardType,
    postType: 1,
    examType: null,
    isImportant: false,
    pinnedUntil: null,
    fileNos: [],
  }
}
