import { useState, type ReactNode } from 'react';
import IconMap from '~icons/lucide/map';
import { metresFrom, type Area } from '@/domain/around/area.ts';
import { sorteList, type Trouvaille } from '@/domain/around/trouvaille.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { useOnline } from '@/lib/network/use-online.ts';
import {
  faitText,
  silenceText,
  sorteNames,
  sourceNames,
  trouvailleName,
} from '../../words/around-words.ts';
import { useFoundWays, sorteIcons } from './found-map.tsx';
import type { Around } from './use-around.ts';
import { foundId, spotMax, type FoundSpots } from './use-found-spots.tsx';

/** Rows that are shown before « Voir la suite ». */
const firstCount = 20;

type FoundListProps = {
  area: Area;
  trouvailles: readonly Trouvaille[];
  spots: FoundSpots;
  /** Action on one thing, below or before its words. */
  action: (found: Trouvaille) => ReactNode;
};

/** Things found, by kind, the best for an enigma first, then the nearest. */
export function FoundList({ area, trouvailles, spots, action }: FoundListProps) {
  const [askedCount, setAskedCount] = useState(firstCount);
  const byKind = trouvailles.toSorted(
    (one, other) => sorteList.indexOf(one.sorte) - sorteList.indexOf(other.sorte),
  );
  // A thing chosen on the map is listed, however far down.
  const chosenAt = byKind.findIndex((found) => foundId(found) === spots.chosenId);
  const count = Math.max(askedCount, chosenAt + 1);
  const shown = byKind.slice(0, count);
  const rest = trouvailles.length - shown.length;
  return (
    <>
      {spots.hasMap && trouvailles.length > spotMax && (
        <p className="text-texte-doux">{`La carte montre les ${spotMax} plus proches.`}</p>
      )}
      {sorteList.map((sorte) => {
        const ofKind = shown.filter((found) => found.sorte === sorte);
        const Icon = sorteIcons[sorte];
        return (
          ofKind.length > 0 && (
            <section key={sorte}>
              <h3 className="flex items-center gap-2 font-titre text-lg font-bold">
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {sorteNames[sorte]}
              </h3>
              <ul className="divide-y divide-trait">
                {ofKind.map((found) => (
                  <li
                    key={foundId(found)}
                    id={spots.rowIdOf(foundId(found))}
                    tabIndex={-1}
                    // The names of the screens stay above the list.
                    className={classNames(
                      'scroll-my-16 border-l-4 py-2 pl-2 -ml-3',
                      foundId(found) === spots.chosenId
                        ? 'border-l-texte bg-fond-creux'
                        : 'border-l-transparent',
                    )}
                  >
                    <FoundWords area={area} found={found} spots={spots} />
                    {action(found)}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {rest > 0 && (
        <Button variant="quiet" onClick={() => setAskedCount(count + firstCount)}>
          {`Voir la suite (${rest})`}
        </Button>
      )}
    </>
  );
}

type FoundWordsProps = { area: Area; found: Trouvaille; spots: FoundSpots };

/** Name, distance, description and source of one thing. */
function FoundWords({ area, found, spots }: FoundWordsProps) {
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
      <div className="flex flex-wrap items-center gap-x-3">
        {spots.hasMap && <OnMapButton found={found} spots={spots} />}
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
      </div>
    </>
  );
}

/** Chooses a thing on the map, and brings that in sight. */
function OnMapButton({ found, spots }: Omit<FoundWordsProps, 'area'>) {
  const { seeMap } = useFoundWays();
  const isChosen = foundId(found) === spots.chosenId;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isChosen}
      onClick={() => {
        spots.onChoose(isChosen ? null : foundId(found));
        if (!isChosen) seeMap();
      }}
    >
      <IconMap aria-hidden="true" className="size-5" />
      Sur la carte
      <span className="sr-only">{`\u00A0: ${trouvailleName(found)}`}</span>
    </Button>
  );
}

/** State of the requests: sources pending or failed, and the promises made to the sources. */
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

/** Credits, as each source requires them. */
export function AroundCredits() {
  return (
    <p className="text-base text-texte-doux">
      Données : base Mérimée du ministère de la Culture (Licence Ouverte), © les
      contributeurs d’OpenStreetMap (ODbL), Wikidata (CC0), Wikimedia Commons, Panoramax.
    </p>
  );
}
