import { t } from '@lingui/core/macro';
import './petits.css';
import { useEffect, useRef, useState } from 'react';
import IconVersion from '~icons/lucide/repeat';
import { changePlayChoices, readPlayChoices } from '@/data/partie/play-choices.ts';
import type { EpreuvePublique } from '@/domain/epreuve/epreuve-publique.ts';
import { suiviOf, type Partie } from '@/domain/partie/partie.ts';
import type { EtapePublique } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { LoadBoundary } from '@/ui/load-boundary.tsx';
import { gamePart } from '../lazy/game-part.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { usePlayChoices } from '../session/use-play-choices.ts';
import { Loudspeaker } from './loudspeaker.tsx';
import { readerOf } from './reader-turn.tsx';

const WhoPlays = gamePart((parts) => parts.WhoPlays);

type VersionsProps = {
  etape: EtapePublique;
  partie: Partie;
  actions: PlayActions;
  /** The question shown, to be read aloud to a small one; absent beside a story, which reads itself. */
  epreuve?: EpreuvePublique;
};

/** All that a question says, for the voice: its consigne, then what there is to choose from. */
function spokenOf(epreuve: EpreuvePublique): string {
  if (epreuve.type === 'aucune') return '';
  const choices =
    epreuve.type === 'choix'
      ? epreuve.options
      : epreuve.type === 'ordre'
        ? epreuve.elements
        : [];
  return [epreuve.consigne, ...choices.map(({ texte }) => texte)].join('\n');
}

/** Shows the version of whose turn it is, unless the players chose another, and notes on the device whose turn it was. */
function useTurn({ etape, partie, actions }: VersionsProps) {
  const choices = usePlayChoices();
  const reader = readerOf(choices, partie.etapeIndex);
  const isPetit = reader !== null && choices.petits.includes(reader);
  const { petits: chosen, issue } = suiviOf(partie, etape.id);
  const isUnsettled = issue === null;
  const before = useRef(reader);
  const { id } = etape;
  // The party and the choices are on the device, outside React.
  useEffect(() => {
    const hasPassed = before.current !== reader;
    before.current = reader;
    if (reader !== null && isUnsettled) {
      const { lecteurs } = readPlayChoices();
      const noms = lecteurs.partieId === partie.id ? lecteurs.noms : {};
      if (noms[id] !== reader) {
        changePlayChoices({
          lecteurs: { partieId: partie.id, noms: { ...noms, [id]: reader } },
        });
      }
    }
    const isWanted = chosen === undefined ? isPetit : hasPassed && isPetit !== chosen;
    if (!isWanted) return;
    actions.follow([{ type: 'showPetits', etapeId: id, petits: isPetit }]);
  }, [actions, chosen, id, isPetit, isUnsettled, partie.id, reader]);
  return { reader, isShown: chosen === true };
}

/** True if nobody was named on this device yet, or if this party begins with players of an unknown age. */
function isAgeUnknown({ id }: Partie): boolean {
  const { joueurs, petits, retours, lecteurs } = readPlayChoices();
  if (joueurs.length === 0) return retours === null;
  return petits.length === 0 && lecteurs.partieId !== id;
}

/**
 * Whose turn it is, « Voir pour les grands » or « les petits », and the loudspeaker of a question. Only where an étape has both; beside a
 * question, only for a group with a small one, or one that has changed the version beside the story.
 */
export function Versions(props: VersionsProps) {
  const { etape, partie, actions, epreuve } = props;
  const { reader, isShown } = useTurn(props);
  const hasPetits = usePlayChoices().petits.length > 0;
  // Stays until closed, though each choice is stored at once.
  const [isAsked] = useState(() => isAgeUnknown(partie));
  if (epreuve !== undefined && !hasPetits && !isShown) return null;
  return (
    <div className="space-y-3">
      {reader !== null && (
        <p className="text-xl font-bold break-words">{t`Au tour de ${reader}`}</p>
      )}
      <div className="play-petits flex flex-wrap items-center gap-3">
        {isShown && epreuve !== undefined && <Loudspeaker text={spokenOf(epreuve)} />}
        <Button
          variant="quiet"
          onClick={() =>
            actions.follow([{ type: 'showPetits', etapeId: etape.id, petits: !isShown }])
          }
        >
          <IconVersion aria-hidden="true" className="size-5" />
          {isShown ? t`Voir pour les grands` : t`Voir pour les petits`}
        </Button>
      </div>
      {isAsked && epreuve === undefined && partie.etapeIndex === 0 && (
        <LoadBoundary>
          <WhoPlays hasPetits />
        </LoadBoundary>
      )}
    </div>
  );
}
