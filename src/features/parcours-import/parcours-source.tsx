import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDraft } from '@/data/parcours/draft-repository.ts';
import {
  listParcoursChoices,
  type ParcoursChoice,
} from '@/data/parcours/parcours-choices.ts';
import { loadParcours } from '@/data/parcours/parcours-repository.ts';
import { proposalOfParcours } from '@/domain/exchange/proposal.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import type { SourceProps } from './source-props.ts';

function nomOf({ titre }: Pick<ParcoursChoice, 'titre'>): string {
  return titre.trim() === '' ? 'Parcours sans titre' : titre;
}

/** What this device holds of a parcours is newer than what is online. */
async function readParcours({ id }: ParcoursChoice): Promise<Parcours> {
  const draft = await readDraft(id);
  return draft?.parcours ?? (await loadParcours(id)).parcours;
}

/** A copy of a parcours that is there, without its publication. */
export function ParcoursSource({ onOffered }: SourceProps) {
  const [chosenId, setChosenId] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [trouble, setTrouble] = useState('');
  const choices = useQuery({
    queryKey: ['import-parcours'],
    queryFn: () => listParcoursChoices(),
    networkMode: 'always',
    retry: false,
  });
  const list = choices.data;
  if (list === undefined) return <Waiting>Lecture de vos parcours…</Waiting>;
  if (list.length === 0) {
    return <p>Aucun parcours n’est accessible pour l’instant. Partez d’un modèle.</p>;
  }
  const chosen = list.find(({ id }) => id === chosenId);

  const read = async (choice: ParcoursChoice) => {
    setIsReading(true);
    setTrouble('');
    try {
      const parcours = await readParcours(choice);
      const titre = `${nomOf(parcours)} (copie)`;
      const proposal = proposalOfParcours({ ...parcours, titre }, [], []);
      onOffered({ nom: nomOf(choice), proposals: [proposal] });
    } catch (error) {
      setTrouble(errorMessage(error));
    }
    setIsReading(false);
  };

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
      {trouble !== '' && (
        <Alert tone="alerte" announce="polie">
          <p>{trouble}</p>
        </Alert>
      )}
      <Button
        variant="secondary"
        pending={isReading}
        disabled={chosen === undefined}
        onClick={() => {
          if (chosen !== undefined) void read(chosen);
        }}
      >
        Voir la copie
      </Button>
    </div>
  );
}
