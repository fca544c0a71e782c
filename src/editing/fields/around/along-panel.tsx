import { useMemo, useState } from 'react';
import { areaAlong, areaAround, radiusList, type Area } from '@/domain/around/area.ts';
import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { type Position, distanceMetres } from '@/domain/geo/position.ts';
import { blankAventure } from '@/domain/parcours/aventure.ts';
import { limits } from '@/domain/limits.ts';
import { blankEtape } from '@/domain/parcours/blank-parcours.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { freshEtapeId } from '../../session/fresh-id.ts';
import { trouvailleName } from '../../words/around-words.ts';
import { foundIdeas } from '../epreuve/found-ideas.ts';
import { changesOfIdea, isUnwritten } from '../epreuve/idea-list.ts';
import { AroundCredits, AroundState, FoundList } from './found-list.tsx';
import { noteOf } from './note.ts';
import { useAround } from './use-around.ts';
import { foundId, useFoundSpots } from './use-found-spots.tsx';

type AlongPanelProps = {
  session: EditorSession;
  /** The line of the walk; a single place is searched around. Never empty. */
  line: readonly [Position, ...Position[]];
};

/** The area of a walk, or around its only place so far. */
function areaOf([first, ...others]: AlongPanelProps['line']): Area {
  const along = others.length === 0 ? null : areaAlong([first, ...others]);
  return along ?? areaAround(first, radiusList[1]);
}

type LayOptions = {
  /** Each étape gets the first question that its place suggests. */
  hasQuestions: boolean;
  /** The walk, which defines their order. */
  line: readonly Position[];
};

/** Index of the nearest point of a walk to a place. */
function rankAlong(line: readonly Position[], position: Position): number {
  const metres = line.map((point) => distanceMetres(point, position));
  return metres.indexOf(Math.min(...metres));
}

function isBlank({ titre, recit, epreuve }: Etape): boolean {
  return titre.trim() === '' && recit.trim() === '' && isUnwritten(epreuve);
}

function filled(etape: Etape, found: Trouvaille, hasQuestions: boolean): Etape {
  const [idea] = hasQuestions ? foundIdeas(found) : [];
  const epreuve =
    idea === undefined ? etape.epreuve : { ...etape.epreuve, ...changesOfIdea(idea) };
  return { ...etape, ...noteOf(etape, found), epreuve };
}

/**
 * Adds an étape for each thing, in the order of the walk: first in empty étapes, then in new ones, as one operation. @returns the number
 * added; the others had no room.
 */
export function layFound(
  session: Pick<EditorSession, 'apply' | 'view'>,
  chosen: readonly Trouvaille[],
  { hasQuestions, line }: LayOptions,
): number {
  const { etapes } = session.view().parcours;
  const waiting = etapes.filter(isBlank);
  const room = waiting.length + Math.max(0, limits.etapeCount.max - etapes.length);
  const inOrder = chosen
    .toSorted(
      (one, other) => rankAlong(line, one.position) - rankAlong(line, other.position),
    )
    .slice(0, room);
  for (const [index, etape] of waiting.entries()) {
    const found = inOrder[index];
    if (found === undefined) break;
    const { epreuve } = filled(etape, found, hasQuestions);
    session.apply({
      type: 'changeEtape',
      etapeId: etape.id,
      changes: noteOf(etape, found),
    });
    session.apply({ type: 'changeEpreuve', etapeId: etape.id, changes: epreuve });
  }
  const added = inOrder
    .slice(waiting.length)
    .map((found) => filled(blankEtape(freshEtapeId(), 'a0'), found, hasQuestions));
  if (added.length > 0) {
    session.apply({ type: 'joinEtapes', etapes: added, aventure: blankAventure });
  }
  return inOrder.length;
}

/** « Que voit-on sur ce chemin ? »: a list to tick, which adds étapes in the order of the walk. */
export function AlongPanel({ session, line }: AlongPanelProps) {
  // The request stays unchanged when étapes are added.
  const [from] = useState(line);
  const area = useMemo(() => areaOf(from), [from]);
  const around = useAround(area);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [hasQuestions, setHasQuestions] = useState(true);
  const [said, setSaid] = useState('');
  const { trouvailles } = around.found;
  const spots = useFoundSpots('chemin', area, trouvailles);
  const chosen = trouvailles.filter((found) => ticked.includes(foundId(found)));
  const lay = () => {
    const count = layFound(session, chosen, { hasQuestions, line: from });
    setTicked([]);
    setSaid(
      count < chosen.length
        ? `${formatCount(count, 'étape posée', 'étapes posées')}. ${limits.etapeCount.max} étapes au plus\u00A0: le reste n’a pas de place.`
        : `${formatCount(count, 'étape posée', 'étapes posées')}. Vérifiez tout sur place.`,
    );
  };
  return (
    <div className="space-y-3">
      <AroundState around={around} />
      <p role="status">{said}</p>
      {trouvailles.length === 0 && !around.isWaiting && (
        <p>Rien de connu le long de ce chemin.</p>
      )}
      <FoundList
        area={area}
        trouvailles={trouvailles}
        spots={spots}
        action={(found) => (
          <Checkbox
            checked={ticked.includes(foundId(found))}
            onCheckedChange={(isTicked) =>
              setTicked((before) =>
                isTicked
                  ? [...before, foundId(found)]
                  : before.filter((name) => name !== foundId(found)),
              )
            }
          >
            {`Poser une étape\u00A0: ${trouvailleName(found)}`}
          </Checkbox>
        )}
      />
      {trouvailles.length > 0 && (
        <>
          <Checkbox checked={hasQuestions} onCheckedChange={setHasQuestions}>
            Proposer une question à chaque étape
          </Checkbox>
          <Button disabled={chosen.length === 0} onClick={lay}>
            {chosen.length === 0
              ? 'Poser les étapes cochées'
              : `Poser ${formatCount(chosen.length, 'étape', 'étapes')}`}
          </Button>
        </>
      )}
      <AroundCredits />
    </div>
  );
}
