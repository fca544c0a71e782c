import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { direction, directionWords } from '@/domain/geo/direction.ts';
import type { Position } from '@/domain/geo/position.ts';
import { isInOrder } from '@/domain/partie/chemin.ts';
import { wayToStart, type WayBackStop } from '@/domain/partie/drawn-way.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { lastOwnPosition } from '@/epreuves/position/use-own-position.ts';
import { walkedWords } from '@/epreuves/position/way-words.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { isOld } from '../help/help-words.ts';
import { PlaceGuide } from '../help/place-guide.tsx';

type RetourPanelProps = { partie: Partie; contenu: Contenu };

/** « Revenir au départ »: the way that was walked, backwards, on the map, by the guide, and written étape by étape. */
export function RetourPanel({ partie, contenu }: RetourPanelProps) {
  const [here] = useState(hereNow);
  const way = useMemo(() => wayToStart(partie, contenu, here), [partie, contenu, here]);
  const [index, setIndex] = useState(0);
  const stop = way?.stops[index];
  if (way === null || stop === undefined) {
    return <StartInWords lieu={contenu.etapes[0]?.lieu ?? ''} />;
  }
  const isOrdered = isInOrder(contenu);
  const from = [here ?? way.line[0], ...way.stops.map(({ position }) => position)];
  return (
    <div className="space-y-4 text-lg">
      <p>{distanceWords(way.metres, way.isDrawn, here)}</p>
      <PlaceGuide
        key={stop.numero}
        titre={stop.etape.titre}
        numero={stop.numero}
        position={stop.position}
        line={way.line}
        isBySound={partie.adaptations.includes('sans-vue')}
      />
      {index < way.stops.length - 1 && (
        <Button variant="secondary" wide onClick={() => setIndex(index + 1)}>
          {t`Nous y sommes\u00A0: continuer le retour`}
        </Button>
      )}
      <h3 className="font-bold">{t`Le chemin du retour, en mots`}</h3>
      <ol className="list-decimal space-y-2 pl-6">
        {way.stops.map((each, place) => (
          <li key={each.numero} aria-current={place === index ? 'step' : undefined}>
            {stopWords(each, isOrdered, from[place])}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Distance of the start, from here or from the étape if the position is unknown, and the way there. */
function distanceWords(metres: number, isDrawn: boolean, here: Position | null): string {
  const distance = walkedWords(metres);
  if (here === null) {
    return isDrawn
      ? t`Le départ est à ${distance} environ de votre étape, en suivant le chemin tracé.`
      : t`Le départ est à ${distance} environ de votre étape, tout droit d’étape en étape.`;
  }
  return isDrawn
    ? t`Le départ est à ${distance} environ, en suivant le chemin tracé.`
    : t`Le départ est à ${distance} environ, tout droit d’étape en étape.`;
}

/** « Étape 2 : La Grande Porte, au pied des tours. 350 m, au nord. »; without its number if étapes have no order. */
function stopWords(
  { numero, etape, position, metres }: WayBackStop,
  isOrdered: boolean,
  from: Position | undefined,
): string {
  const { titre, lieu } = etape;
  const towards = from === undefined ? null : direction(from, position);
  const way = [
    walkedWords(metres),
    ...(towards === null ? [] : [directionWords(towards)]),
  ].join(', ');
  const where = typographie(lieu === '' ? titre : `${titre}, ${lieu}`);
  if (numero === 1) return t`Le départ\u00A0: ${where}. ${way}.`;
  return isOrdered ? t`Étape ${numero}\u00A0: ${where}. ${way}.` : `${where}. ${way}.`;
}

function StartInWords({ lieu }: { lieu: string }) {
  const where = typographie(lieu);
  return (
    <p className="text-lg">
      {lieu === ''
        ? t`Le départ n’est pas sur la carte.`
        : t`Le départ n’est pas sur la carte\u00A0: ${where}.`}{' '}
      {t`Revenez sur vos pas, d’étape en étape.`}
    </p>
  );
}

/** Position of the phone; null if unknown, or too old to start from. */
function hereNow(): Position | null {
  const known = lastOwnPosition();
  return known === null || isOld(known.at, Date.now()) ? null : known.position;
}
