import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { readDraft } from '@/data/parcours/draft-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import {
  useParcoursChoices,
  type ParcoursChoice,
} from '@/data/parcours/parcours-queries.ts';
import { proposalOfParcours } from '@/domain/exchange/proposal.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { SourceProps } from './source-props.ts';

function nomOf({ titre }: Pick<ParcoursChoice, 'titre'>): string {
  return titre.trim() === '' ? 'Parcours sans titre' : titre;
}

/** A copy of an existing parcours, without its publication. */
export function ParcoursSource({ onOffered }: SourceProps) {
  const services = useFirebase();
  const [chosenId, setChosenId] = useState('');
  const choices = useParcoursChoices();
  const reading = useMutation({
    mutationFn: async (id: ParcoursId) => {
      // A draft of this device is newer than the online version.
      const draft = await readDraft(id);
      return draft?.parcours ?? (await parcoursRepository(services).load(id)).parcours;
    },
  });
  const list = choices.data;
  if (list === undefined) return <Waiting>Lecture de vos parcours…</Waiting>;
  if (list.length === 0) {
    return <p>Aucun parcours n’est accessible pour l’instant. Partez d’un modèle.</p>;
  }
  const chosen = list.find(({ id }) => id === chosenId);

  const read = (choice: ParcoursChoice) =>
    reading.mutate(choice.id, {
      onSuccess: (parcours) => {
        const titre = `${nomOf(parcours)} (copie)`;
        const proposal = proposalOfParcours({ ...parcours, titre }, [], []);
        onOffered({ nom: nomOf(choice), proposals: [proposal] });
      },
    });

  return (
    <div className="space-y-4">
      <Field
        as="select"
        label="Quel parcours copier ?"
        hint="L’original ne change pas, et la copie n’est pas publiée."
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
      >
        <option value="">Choisissez…</option>
        {list.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {nomOf(choice)}
          </option>
        ))}
      </Field>
      {reading.error !== null && (
        <Alert tone="alerte" announce="polie">
          <p>{errorMessage(reading.error)}</p>
        </Alert>
      )}
      <Button
        variant="secondary"
        pending={reading.isPending}
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) read(chosen);
        }}
      >
        Voir la copie
      </Button>
    </div>
  );
}
