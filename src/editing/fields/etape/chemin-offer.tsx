import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import IconRoute from '~icons/lucide/route';
import { fetchWaySteps } from '@/data/geo/geoplateforme.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { WayStep } from '@/domain/geo/voie.ts';
import { Button } from '@/ui/button.tsx';
import { cheminText } from '../../words/chemin-words.ts';
import { useFieldScope } from '../field-scope.tsx';

type CheminOfferProps = {
  etapeId: EtapeId;
  isWritten: boolean;
  /** Of the text that it fills in. */
  fieldId: string;
};

const silence =
  'Le service des chemins ne répond pas. Décrivez le chemin comme vous l’avez marché.';

/** Fills « Chemin jusqu’ici » in from what the IGN knows of the way, while nothing is written there. One undo takes it back. */
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
