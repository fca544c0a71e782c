import { useState } from 'react';
import * as z from 'zod/mini';
import { changePlayChoices, readPlayChoices } from '@/data/partie/play-choices.ts';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { firstNamesIn } from './first-names.ts';

const whoSchema = z.object({ prenoms: z.string() });

/**
 * « Qui joue ? » at the first étape: one field, and whether a sound and a vibration are wanted. Asked once on a device;
 * whoever reads on without an answer is not asked at the next étape.
 */
export function WhoPlays() {
  const [retours, setRetours] = useState(false);
  const form = useForm({
    schema: whoSchema,
    values: { prenoms: '' },
    send: ({ prenoms }) => {
      const joueurs = firstNamesIn(prenoms);
      changePlayChoices({
        retours,
        joueurs: joueurs.length > 0 ? joueurs : readPlayChoices().joueurs,
      });
    },
  });
  return (
    <section
      aria-labelledby="qui-joue"
      className="rounded-carte border border-trait bg-fond px-4 py-4"
    >
      <h2 id="qui-joue" className="text-xl">
        {'Qui joue\u202F?'}
      </h2>
      <Form form={form} className="mt-3 space-y-3">
        <Field
          label="Vos prénoms"
          hint="Chacun lira à son tour. Ils restent sur cet appareil."
          optional
          autoComplete="off"
          {...form.field('prenoms')}
        />
        <Checkbox checked={retours} onCheckedChange={setRetours}>
          Un son et une vibration à chaque réponse
        </Checkbox>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <Button type="submit" variant="secondary">
            C’est noté
          </Button>
          <Button variant="quiet" onClick={() => changePlayChoices({ retours: false })}>
            Passer
          </Button>
        </div>
      </Form>
    </section>
  );
}
