import { useState, type ReactNode } from 'react';
import { metresFrom, type Area } from '@/domain/around/area.ts';
import { sorteList, type Trouvaille } from '@/domain/around/trouvaille.ts';
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

/** What was found, by kind, what makes the better enigma first, then the nearest. */
export function FoundList({ area, trouvailles, action }: FoundListProps) {
  const [count, setCount] = useState(firstCount);
  const byKind = trouvailles.toSorted(
    (one, other) => sorteList.indexOf(one.sorte) - sorteList.indexOf(other.sorte),
  );
  const shown = byKind.slice(0, count);
  const rest = trouvailles.length - shown.length;
  return (
    <>
      {sorteList.map((sorte) => {
        const ofKind = shown.filter((found) => found.sorte === sorte);
        return (
          ofKind.length > 0 && (
            <section key={sorte}>
              <h3 className="font-titre text-lg font-bold">{sorteNames[sorte]}</h3>
              <ul className="divide-y divide-trait">
                {ofKind.map((found) => (
                  <li key={found.liens[0].url} className="py-2">
                    <FoundWords area={area} found={found} />
                    {action(found)}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {rest > 0 && (
        <Button variant="quiet" onClick={() => setCount(count + firstCount)}>
          {`Voir la suite (${rest})`}
        </Button>
      )}
    </>
  );
}

/** What one thing is called, how far it is, what is said of it and where. */
function FoundWords({ area, found }: { area: Area; found: Trouvaille }) {
  const { faits, liens, position } = found;
  return (
    <>
      <p>
        <strong className="break-words">{trouvailleName(found)}</strong>
        {`, ${formatDistance(metresFrom(area, position))}`}
      </p>
      {faits.length > 0 && (
        <p className="text-texte-doux">
          {`À vérifier sur place\u00A0: ${faits.map(faitText).join(', ')}`}
        </p>
      )}
      <p className="flex flex-wrap gap-x-3">
        {liens.map(({ source, url }) => (
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
