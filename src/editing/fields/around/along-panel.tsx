import { useMemo, useState } from 'react';
import { areaAlong, areaAround, radiusList, type Area } from '@/domain/around/area.ts';
import type { Position } from '@/domain/geo/position.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { trouvailleName } from '../../words/around-words.ts';
import { AroundCredits, AroundState, FoundList } from './found-list.tsx';
import { layFound } from './lay-found.ts';
import { useAround } from './use-around.ts';
import { foundId, useFoundSpots } from './use-found-spots.tsx';

type AlongPanelProps = {
  session: EditorSession;
  /** The line of the walk; a single place is looked around. Never empty. */
  line: readonly [Position, ...Position[]];
  etapeCountMax: number;
};

/** The area of a walk, or around the one place that it has so far. */
function areaOf([first, ...others]: AlongPanelProps['line']): Area {
  const along = others.length === 0 ? null : areaAlong([first, ...others]);
  return along ?? areaAround(first, radiusList[1]);
}

/** « Que voit-on sur ce chemin ? »: a list to tick, which lays étapes in the order of the walk. */
export function AlongPanel({ session, line, etapeCountMax }: AlongPanelProps) {
  // What was asked stays when étapes are laid.
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
    const count = layFound(session, chosen, { etapeCountMax, hasQuestions, line: from });
    setTicked([]);
    setSaid(
      count < chosen.length
        ? `${formatCount(count, 'étape posée', 'étapes posées')}. ${etapeCountMax} étapes au plus\u00A0: le reste n’a pas de place.`
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
