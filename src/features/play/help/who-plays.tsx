import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { changePlayChoices, readPlayChoices } from '@/data/partie/play-choices.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { firstNamesIn } from './first-names.ts';
import { PetitsBoxes } from './petits-boxes.tsx';

/**
 * « Qui joue ? » on the way from the first étape: one field, the ages where small ones have a version, and the choices of sound and vibration. Each is stored at once: walking on
 * without « C’est noté » loses nothing.
 */
export function WhoPlays({ hasPetits = false }: { hasPetits?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  const [before] = useState(() => readPlayChoices().retours ?? false);
  const [retours, setRetours] = useState(before);
  const [prenoms] = useState(() => readPlayChoices().joueurs.join(', '));

  function close(wanted: boolean): void {
    changePlayChoices({ retours: wanted });
    setIsOpen(false);
  }

  if (!isOpen) return null;
  return (
    <section
      aria-labelledby="qui-joue"
      className="rounded-carte border border-trait bg-fond px-4 py-4"
    >
      <h2 id="qui-joue" className="text-xl">
        {t`Qui joue\u202F?`}
      </h2>
      <div className="mt-3 space-y-3">
        <Field
          label={t`Vos prénoms`}
          hint={t`Chacun lira à son tour. Les prénoms restent sur cet appareil.`}
          optional
          autoComplete="off"
          defaultValue={prenoms}
          onChange={({ target }) =>
            changePlayChoices({ joueurs: firstNamesIn(target.value) })
          }
        />
        {hasPetits && <PetitsBoxes />}
        <Checkbox
          checked={retours}
          onCheckedChange={(wanted) => {
            setRetours(wanted);
            changePlayChoices({ retours: wanted });
          }}
        >
          {t`Un son et une vibration à chaque réponse`}
        </Checkbox>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <Button variant="secondary" onClick={() => close(retours)}>
            {t`C’est noté`}
          </Button>
          <Button variant="quiet" onClick={() => close(before)}>
            {t({
              message: 'Passer',
              comment: 'Leaves the question of who plays without an answer.',
            })}
          </Button>
        </div>
      </div>
    </section>
  );
}
