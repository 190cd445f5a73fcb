import {
  Bold,
  Heading,
  Heading3,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import type { ReactNode } from 'react'
import { action } from './open-editor.ts'
import {
  insertTable,
  isHeading,
  isInList,
  isStrong,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './text-actions.ts'
import styles from './text-editor.module.css'
import type { OpenEditor } from './use-editor.ts'

type Tool = { name: string; Icon?: LucideIcon; command: Command; isOn?: boolean }
type TextToolsProps = OpenEditor & {
  isLinking: boolean
  onLink: () => void
  /** Adds the screen's tools, such as for pictures; headings then have two levels. */
  more?: ReactNode
}

const TABLE_TOOLS: readonly Tool[] = [
  { name: '줄 추가', command: addRowAfter },
  { name: '줄 삭제', command: deleteRow },
  { name: '칸 추가', command: addColumnAfter },
  { name: '칸 삭제', command: deleteColumn },
  { name: '표 삭제', command: deleteTable },
]

const SMALL_HEADING = toggleHeading(3)
const toolsOf = (state: EditorState, isWide: boolean): readonly Tool[] => [
  { name: '제목', Icon: Heading, command: toggleHeading(2), isOn: isHeading(state, isWide ? 2 : undefined) },
  ...(isWide
    ? [{ name: '작은 제목', Icon: Heading3, command: SMALL_HEADING, isOn: isHeading(state, 3) }]
    : []),
  { name: '목록', Icon: List, command: toggleList('bullet_list'), isOn: isInList(state, 'bullet_list') },
  {
    name: '번호',
    Icon: ListOrdered,
    command: toggleList('ordered_list'),
    isOn: isInList(state, 'ordered_list'),
  },
  { name: '표', Icon: Table, command: insertTable },
]

export function TextTools({ view, state, isLinking, onLink, more }: TextToolsProps) {
  const press = (command: Command) => action(view, command)
  const button = (tool: Tool) => (
    <ToolButton key={tool.name} tool={tool} isPossible={tool.command(state)} onPress={press} />
  )
  return (
    <div className={styles.tools}>
      <div role="group" aria-label="글 꾸미기">
        {!isInTable(state) && toolsOf(state, more !== undefined).map(button)}
        {button({ name: '굵게', Icon: Bold, command: toggleStrong, isOn: isStrong(state) })}
        <button
          type="button"
          title="링크"
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onLink}
        >
          <Link aria-hidden />
          링크
        </button>
        {more}
        {button({ name: '되돌리기', Icon: Undo2, command: undo })}
        {button({ name: '다시', Icon: Redo2, command: redo })}
      </div>
      {isInTable(state) && (
        <div role="group" aria-label="표">
          {TABLE_TOOLS.map(button)}
        </div>
      )}
    </div>
  )
}

type ToolButtonProps = { tool: Tool; isPossible: boolean; onPress: (command: Command) => void }

/** Pressing keeps the focus, and so a phone's keyboard, in the text. */
function ToolButton({ tool: { name, Icon, command, isOn }, isPossible, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isPossible && onPress(command)}
    >
      {Icon && <Icon aria-hidden />}
      {name}
    </button>
  )
}
