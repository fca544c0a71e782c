import { useState, type SyntheticEvent } from 'react';
import { changePlayChoices, joueurLimits } from '@/data/partie/play-choices.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { readerOf } from './reader-turn.tsx';
import { usePlayChoices } from './use-play-choices.ts';

/** « Qui joue ? »: first names that stay on the device, and whose turn it is to read. */
export function JoueursPanel({ etapeIndex }: { etapeIndex: number }) {
  const choices = usePlayChoices();
  const { joueurs, tour } = choices;
  const [prenom, setPrenom] = useState('');
  const [error, setError] = useState<string>();
  const reader = readerOf(choices, etapeIndex);

  function add(event: SyntheticEvent): void {
    event.preventDefault();
    const typed = prenom.trim();
    const problem = problemOf(typed, joueurs);
    setError(problem);
    if (problem !== undefined) return;
    changePlayChoices({ joueurs: [...joueurs, typed] });
    setPrenom('');
  }

  return (
    <div className="space-y-5 text-lg">
      <p>
        Ces prénoms restent sur cet appareil. Ils ne sont envoyés à personne, ni à la
        mairie, ni à nous.
      </p>
      {joueurs.length > 0 && (
        <ul aria-label="Prénoms">
          {joueurs.map((joueur) => (
            <li
              key={joueur}
              className="flex flex-wrap items-center justify-between gap-x-3"
            >
              <span className="min-w-0 font-bold break-words">{joueur}</span>
              <Button
                variant="quiet"
                aria-label={`Retirer ${joueur}`}
                onClick={() =>
                  changePlayChoices({ joueurs: joueurs.filter((one) => one !== joueur) })
                }
              >
                Retirer
              </Button>
            </li>
          ))}
        </ul>
      )}
      {joueurs.length < joueurLimits.count && (
        <form className="space-y-3" onSubmit={add} noValidate>
          <Field
            label="Prénom ou surnom"
            value={prenom}
            error={error}
            autoComplete="off"
            onChange={(event) => setPrenom(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            Ajouter
          </Button>
        </form>
      )}
      <p role="status">{reader === null ? '' : `À ${reader} de lire cette étape.`}</p>
      {joueurs.length > 1 && (
        <Button variant="quiet" onClick={() => changePlayChoices({ tour: tour + 1 })}>
          Passer le tour au suivant
        </Button>
      )}
    </div>
  );
}

function problemOf(prenom: string, joueurs: readonly string[]): string | undefined {
  if (prenom === '') return 'Écrivez un prénom, puis ajoutez-le.';
  if (prenom.length > joueurLimits.length) {
    return `Un prénom ou surnom court\u00A0: ${joueurLimits.length} lettres au plus.`;
  }
  if (joueurs.includes(prenom)) {
    return `${prenom} joue déjà. Pour un autre ${prenom}, ajoutez une initiale.`;
  }
  return undefined;
}
