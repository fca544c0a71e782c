import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import IconRoute from '~icons/lucide/route';
import { fetchWaySteps } from '@/data/geo/geoplateforme.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { type WayStep, voieOf } from '@/domain/geo/voie.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';
import { useFieldScope } from '../field-scope.tsx';

type CheminOfferProps = {
  etapeId: EtapeId;
  isWritten: boolean;
  /** Of the text that it fills in. */
  fieldId: string;
};

const silence =
  'Le service des chemins ne répond pas. Décrivez le chemin comme vous l’avez marché.';

const turns: Readonly<Record<string, string>> = {
  left: 'tournez à gauche',
  right: 'tournez à droite',
  'slight left': 'prenez légèrement à gauche',
  'slight right': 'prenez légèrement à droite',
  'sharp left': 'tournez franchement à gauche',
  'sharp right': 'tournez franchement à droite',
  uturn: 'faites demi-tour',
};
const onwards = 'continuez tout droit';

const places: Readonly<Record<string, string>> = {
  'end of road': 'au bout, ',
  fork: 'à la fourche, ',
  roundabout: 'au rond-point, ',
  rotary: 'au rond-point, ',
  'roundabout turn': 'au rond-point, ',
};

/** Rounding of distances: walkers do not count steps more precisely. */
const roundMetres = 10;

/** True if there is no choice: the same street, or a change of street without a turn. */
function goesOn({ type, sens }: WayStep): boolean {
  return places[type] === undefined && type !== 'depart' && turns[sens] === undefined;
}

/** Merges legs without a choice between them; the arrival is not a leg. */
function joined(steps: readonly WayStep[]): WayStep[] {
  const legs: WayStep[] = [];
  for (const step of steps) {
    if (step.type === 'arrive') continue;
    const last = legs.at(-1);
    if (last !== undefined && goesOn(step) && step.voie === last.voie) {
      legs[legs.length - 1] = { ...last, metres: last.metres + step.metres };
    } else legs.push(step);
  }
  return legs;
}

function sentence(step: WayStep): string {
  const metres = Math.max(1, Math.round(step.metres / roundMetres)) * roundMetres;
  const along = `sur ${formatDistance(metres)}`;
  const voie = voieOf(step.voie);
  if (step.type === 'depart') {
    return voie === null ? `Marchez ${along}.` : `Suivez ${voie.nom} ${along}.`;
  }
  const act = (places[step.type] ?? '') + (turns[step.sens] ?? onwards);
  const where = voie === null ? '' : ` ${voie.preposition} ${voie.nom},`;
  return `${act.charAt(0).toLocaleUpperCase('fr')}${act.slice(1)}${where} ${along}.`;
}

/**
 * A way turn by turn in French sentences, for its author to complete: « Suivez la rue du Four sur 120 m. Au bout, tournez à gauche sur 40
 * m. » Empty without a way to walk.
 */
export function cheminText(steps: readonly WayStep[]): string {
  return joined(steps).map(sentence).join(' ');
}

/** Fills « Chemin jusqu’ici » in from the IGN route, while it is empty. One undo reverts it. */
export function CheminOffer({ etapeId, isWritten, fieldId }: CheminOfferProps) {
  const { session } = useFieldScope();
  const [said, setSaid] = useState('');
  const take = (steps: readonly WayStep[] | null) => {
    const text = steps === null ? '' : cheminText(steps);
    if (text === '') {
      setSaid(silence);
      return;
    }
    const now = session.view().parcours.etapes.find(({ id }) => id === etapeId);
    // Its author was quicker, or took the étape away.
    if (now?.chemin !== '') return;
    session.apply({ type: 'changeEtape', etapeId, changes: { chemin: text } });
    setSaid(
      'Relisez-le sur place\u00A0: ni les marches, ni le sol, ni les accents des noms n’y sont.',
    );
    document.getElementById(fieldId)?.focus();
  };
  const asking = useMutation({
    mutationFn: ({ from, to }: { from: Position; to: Position }) =>
      fetchWaySteps(from, to),
    onSuccess: take,
  });

  const propose = () => {
    const { etapes } = session.view().parcours;
    const index = etapes.findIndex(({ id }) => id === etapeId);
    const [from, to] = [etapes[index - 1]?.position, etapes[index]?.position];
    if (!from || !to) {
      setSaid(`Placez d’abord l’étape ${from ? index + 1 : index} sur la carte.`);
      return;
    }
    setSaid('');
    asking.mutate({ from, to });
  };

  return (
    <>
      {!isWritten && (
        <Button variant="quiet" pending={asking.isPending} onClick={propose}>
          <IconRoute aria-hidden="true" className="size-5" />
          Proposer le chemin
        </Button>
      )}
      <p role="status">{said}</p>
    </>
  );
}
