import { useState, type ReactNode } from 'react';
import { metresFrom, type Area } from '@/domain/around/area.ts';
import type { Trouvaille } from '@/domain/around/trouvaille.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { useOnline } from '@/lib/network/use-online.ts';
import {
  faitText,
  silenceText,
  sorteNames,
  sourceNames,
  trouvailleName,
} from '../../words/around-words.ts';
import type { Around } from './use-around.ts';

/** Rows that are shown before « Voir la suite ». */
const firstCount = 20;

type FoundListProps = {
  area: Area;
  trouvailles: readonly Trouvaille[];
  /** What is done with one, below or before its words. */
  action: (found: Trouvaille) => ReactNode;
};

/** What was found, the nearest first: its name, how far it is, what is said of it, and where. */
export function FoundList({ area, trouvailles, action }: FoundListProps) {
  const [count, setCount] = useState(firstCount);
  const rest = trouvailles.length - count;
  return (
    <>
      <ul className="divide-y divide-trait">
        {trouvailles.slice(0, count).map((found) => (
          <li key={found.liens[0].url} className="py-2">
            <p>
              <strong className="break-words">{trouvailleName(found)}</strong>
              {`, ${[
                ...(found.nom === '' ? [] : [sorteNames[found.sorte].toLowerCase()]),
                formatDistance(metresFrom(area, found.position)),
              ].join(', ')}`}
            </p>
            {found.faits.length > 0 && (
              <p className="text-texte-doux">
                {`À vérifier sur place\u00A0: ${found.faits.map(faitText).join(', ')}`}
              </p>
            )}
            <p className="flex flex-wrap gap-x-3">
              {found.liens.map(({ source, url }) => (
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex min-h-6 items-center"
                >
                  {sourceNames[source]}
                </a>
              ))}
            </p>
            {action(found)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + firstCount)}>
          {`Voir la suite (${rest})`}
        </Button>
      )}
    </>
  );
}

/** How the asking goes: who is waited for, who did not answer, and what was promised to the sources. */
export function AroundState({
  around: { isWaiting, silent, retry },
}: {
  around: Around;
}) {
  const isOnline = useOnline();
  return (
    <>
      {isWaiting && <Waiting>Les sources répondent…</Waiting>}
      {!isOnline && (
        <Alert tone="info" announce="polie">
          <p>
            Sans réseau, ces sources ne répondent pas. Ce qu’elles ont dit ces sept
            derniers jours reste ici.
          </p>
        </Alert>
      )}
      {isOnline && silent.length > 0 && (
        <Alert tone="attention" announce="polie">
          <p>
            {silent.map(({ source, silence }) => silenceText(source, silence)).join(' ')}
          </p>
          <Button variant="quiet" onClick={retry}>
            Demander à nouveau
          </Button>
        </Alert>
      )}
    </>
  );
}

/** Whose data these are, as each source asks. */
export function AroundCredits() {
  return (
    <p className="text-base text-texte-doux">
      Données : base Mérimée du ministère de la Culture (Licence Ouverte), © les
      contributeurs d’OpenStreetMap (ODbL), Wikidata (CC0), Wikipédia, Wikimedia Commons,
      Panoramax.
    </p>
  );
}
