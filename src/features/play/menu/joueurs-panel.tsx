import { plural, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { changePlayChoices, joueurLimits } from '@/data/partie/play-choices.ts';
import { tidyLine } from '@/domain/tidy-text.ts';
import { checkedText } from '@/domain/typed-field.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { PetitsBoxes } from '../help/petits-boxes.tsx';
import { readerOf } from '../help/reader-turn.tsx';
import { usePlayChoices } from '../session/use-play-choices.ts';

/** A first name that does not play yet. */
function joueurSchema(joueurs: readonly string[]) {
  const prenom = checkedText(
    (typed) => {
      if (typed === '') return t`Écrivez un prénom, puis ajoutez-le.`;
      const max = joueurLimits.length;
      if (typed.length > max) {
        return plural(max, {
          one: 'Un prénom ou pseudonyme court\u00A0: # lettre au plus.',
          other: 'Un prénom ou pseudonyme court\u00A0: # lettres au plus.',
        });
      }
      return joueurs.includes(typed)
        ? t`${typed} joue déjà. Pour un autre ${typed}, ajoutez une initiale.`
        : undefined;
    },
    (typed) => tidyLine(typed).trim(),
  );
  return z.object({ prenom });
}

type JoueursPanelProps = {
  etapeIndex: number;
  /** An étape has a version for small ones: ages are asked. */
  hasPetits: boolean;
};

/** « Qui joue ? »: first names and ages, stored on the device, and the reader's turn. */
export function JoueursPanel({ etapeIndex, hasPetits }: JoueursPanelProps) {
  const choices = usePlayChoices();
  const { joueurs, tour } = choices;
  const reader = readerOf(choices, etapeIndex);
  const form = useForm({ schema: joueurSchema(joueurs), values: { prenom: '' } });

  return (
    <div className="space-y-5 text-lg">
      <p>
        {t`Ces prénoms restent sur cet appareil. Ils ne sont envoyés à personne, ni à la mairie, ni à nous.`}
      </p>
      {joueurs.length > 0 && (
        <ul aria-label={t`Prénoms`}>
          {joueurs.map((joueur) => (
            <li
              key={joueur}
              className="flex flex-wrap items-center justify-between gap-x-3"
            >
              <span className="min-w-0 font-bold break-words">{joueur}</span>
              <Button
                variant="quiet"
                aria-label={t`Retirer ${joueur}`}
                onClick={() =>
                  changePlayChoices({ joueurs: joueurs.filter((one) => one !== joueur) })
                }
              >
                {t`Retirer`}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasPetits && <PetitsBoxes />}
      {joueurs.length < joueurLimits.count && (
        <Form
          form={form}
          send={({ prenom }) => changePlayChoices({ joueurs: [...joueurs, prenom] })}
          resets={{ prenom: '' }}
          className="space-y-3"
        >
          <Field
            label={t`Prénom ou pseudonyme`}
            autoComplete="off"
            {...form.field('prenom')}
          />
          <Button type="submit" variant="secondary">
            {t`Ajouter`}
          </Button>
        </Form>
      )}
      <p role="status">{reader === null ? '' : t`À ${reader} de lire cette étape.`}</p>
      {joueurs.length > 1 && (
        <Button variant="quiet" onClick={() => changePlayChoices({ tour: tour + 1 })}>
          {t`Passer le tour au suivant`}
        </Button>
      )}
    </div>
  );
}
