import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { playFilm } from '@hygiene/contracts/education/video/staff/play-film'
import { Button, Dialog } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CirclePlay } from 'lucide-react'
import { useState } from 'react'
import { FilmPlayer } from './film-player.tsx'

type FilmKey = { lectureNo: number; edition: number }

/** Opens one film of a lecture, shown to learners or not yet. */
export function FilmButton(film: FilmKey) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
        <CirclePlay aria-hidden />
        버전 {film.edition} 보기
      </Button>
      {isOpen && <FilmDialog {...film} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function FilmDialog({ lectureNo, edition, onClose }: FilmKey & { onClose: () => void }) {
  const [turn, setTurn] = useState(0)
  // Asked again only when its address is over (a quarter of an hour): another address loads the picture anew.
  const film = useQuery({
    ...read(playFilm, { lectureNo, edition }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <Dialog isOpen size="wide" title={`버전 ${edition} 보기`} onClose={onClose}>
      <Loaded query={film}>
        {(played: EntityOf<typeof playFilm>) => (
          <FilmPlayer
            key={turn}
            film={played}
            onExpired={() => void film.refetch()}
            onAgain={() => setTurn(turn + 1)}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
