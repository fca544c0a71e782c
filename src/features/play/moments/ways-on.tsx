import { useId, useMemo, useState } from 'react';
import type { Position } from '@/domain/geo/position.ts';
import type { NextMove } from '@/domain/partie/chemin.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { LazyMapView, MapOnDemand } from '@/map/map-on-demand.tsx';
import type { MapMarker } from '@/map/map-view.tsx';
import type { PlayActions } from '../session/play-actions.ts';

type WayProps = {
  move: NextMove;
  etape: EtapePublique;
  contenu: Contenu;
  actions: PlayActions;
};

/** What there is to choose before walking on: a way of the story, or the next place. Nothing where there is one way. */
export function WaysOn({ move, etape, contenu, actions }: WayProps) {
  switch (move.type) {
    case 'suivante':
    case 'terminer':
      return null;
    case 'finir-ici':
      return (
        <p>
          Votre chemin s’arrête ici{'\u00A0'}: l’histoire n’a pas d’autre suite pour vous.
          Ce que vous avez fait reste acquis.
        </p>
      );
    case 'choisir':
      return (
        <Choices
          title={'Que faites-vous\u202F?'}
          choices={move.suites.map(({ index, suite }) => ({
            key: String(index),
            label: typographie(suite.libelle),
            onChoose: () => actions.choose(etape.id, index),
          }))}
        />
      );
    case 'prendre':
      return (
        <>
          <Choices
            title={'Où allez-vous\u202F?'}
            choices={move.etapes.map(({ id, titre, lieu, bonus }) => ({
              key: id,
              label: typographie(titre),
              detail: [bonus === true ? 'Étape bonus' : '', typographie(lieu)]
                .filter((part) => part !== '')
                .join(' · '),
              onChoose: () => actions.pick(etape.id, id),
            }))}
          />
          <MapOfLeft etapes={move.etapes} contenu={contenu} />
        </>
      );
  }
}

type Choice = { key: string; label: string; detail?: string; onChoose: () => void };

function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="space-y-3">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <ul className="space-y-3">
        {choices.map(({ key, label, detail, onChoose }) => (
          <li key={key}>
            <Button variant="secondary" size="large" wide onClick={onChoose}>
              <span>
                <span className="block">{label}</span>
                {detail !== undefined && detail !== '' && (
                  <>
                    {' '}
                    <span className="block text-base font-normal">{detail}</span>
                  </>
                )}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MapOfLeftProps = { etapes: readonly EtapePublique[]; contenu: Contenu };

/** The places that are left on a map, once it is asked for. */
function MapOfLeft({ etapes, contenu }: MapOfLeftProps) {
  const [isOpen, setIsOpen] = useState(false);
  const markers = useMemo(
    () =>
      etapes.flatMap(({ id, titre, position }) =>
        position === null ? [] : [markerOf({ id, titre, position }, contenu)],
      ),
    [etapes, contenu],
  );
  if (markers.length === 0) return null;
  return (
    <MapOnDemand isOpen={isOpen} onToggle={setIsOpen}>
      <LazyMapView
        markers={markers}
        label="Carte des étapes qui restent"
        heightClass="h-72"
      />
    </MapOnDemand>
  );
}

function markerOf(
  { id, titre, position }: Pick<EtapePublique, 'id' | 'titre'> & { position: Position },
  { etapes }: Contenu,
): MapMarker {
  const numero = etapes.findIndex((etape) => etape.id === id) + 1;
  const label = `Étape ${numero}\u00A0: ${typographie(titre)}`;
  return { id, position, label, numero };
}

type GoOnButtonProps = {
  move: NextMove;
  partie: Partie;
  etape: EtapePublique;
  actions: PlayActions;
  /** What walking on is called where there is one way. */
  words?: string;
};

function goOnWords(move: NextMove, words: string): string | null {
  switch (move.type) {
    case 'suivante':
      return words;
    case 'terminer':
      return 'Terminer';
    case 'finir-ici':
      return 'Finir ici';
    case 'prendre':
      return move.mayEnd ? 'Terminer sans les bonus' : null;
    case 'choisir':
      return null;
  }
}

/** To the next étape, or to the end; nothing where one has to choose first. */
export function GoOnButton({
  move,
  partie,
  etape,
  actions,
  words = 'Étape suivante',
}: GoOnButtonProps) {
  const named = partie.finishedAt === null ? goOnWords(move, words) : 'Revenir au bilan';
  if (named === null) return null;
  return (
    <Button size="large" wide onClick={() => actions.goOn(etape.id)}>
      {named}
    </Button>
  );
}
