import { useEffect } from 'react';
import * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import {
  motifNames,
  motifsOf,
  type Genre,
  type Jugement,
} from '@/domain/moderation/moderation.ts';
import { motifSentence } from '@/domain/moderation/motif-sentence.ts';
import { chosenOne, typedText } from '@/domain/typed-field.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { RadioGroup } from '@/ui/choices/radio-group.tsx';

type JudgementFormProps = {
  /** Id of the judged item. */
  of: string;
  genre: Genre;
  /** Label of its hide button. */
  hideWords: string;
  /** Hides it for a reason; else it is published with an answer. */
  hides: boolean;
  isBusy: boolean;
  onJudge: (jugement: Jugement) => void;
  onCancel: () => void;
};

/** The form of a judgement: a reason to hide it and a word for its author, or the public answer to an avis. */
function judgementSchema(
  genre: Genre,
  hides: boolean,
): z.ZodMiniType<Jugement, Jugement> {
  const { max } = limits.avisReponse;
  return hides
    ? z.object({
        motif: chosenOne(motifsOf[genre], 'Choisissez une raison.'),
        reponse: typedText({ max }),
      })
    : z.object({
        motif: z.null(),
        reponse: typedText({
          max,
          missing: 'Écrivez votre réponse, ou publiez l’avis sans elle.',
        }),
      });
}

/** Reason for hiding, as its author will read it; or the town hall's answer to an avis. */
export function JudgementForm({
  of,
  genre,
  hideWords,
  hides,
  isBusy,
  onJudge,
  onCancel,
}: JudgementFormProps) {
  const form = useForm({
    schema: judgementSchema(genre, hides),
    waitsAs: `${hides ? 'cacher' : 'publier'}-${of}`,
    values: { motif: null, reponse: '' },
  });
  const motif = useTyped(form, 'motif');
  const { setFocus } = form;
  // The opening button is gone: the focus moves here.
  useEffect(() => setFocus(hides ? 'motif' : 'reponse'), [setFocus, hides]);
  return (
    <Form form={form} send={onJudge} className="mt-4 space-y-5">
      {hides && (
        <RadioGroup
          legend={'Pourquoi\u202F?'}
          options={motifsOf[genre].map((value) => ({ value, label: motifNames[value] }))}
          {...form.field('motif')}
        />
      )}
      {hides && motif !== null && (
        <p className="text-texte-doux">
          {`La personne lira\u00A0: «\u00A0${motifSentence(genre, motif)}\u00A0»`}
        </p>
      )}
      {genre === 'avis' && (
        <Field
          as="textarea"
          label={hides ? 'Un mot pour la personne' : 'Réponse de la mairie'}
          hint={
            hides
              ? 'Elle seule le lira, à la fin de sa partie.'
              : 'Tout le monde la lira, sous l’avis.'
          }
          optional={hides}
          rows={3}
          maxCount={limits.avisReponse.max}
          {...form.field('reponse')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={genre === 'photo' ? 'danger' : 'primary'}
          pending={isBusy}
        >
          {hides ? hideWords : 'Publier avec la réponse'}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </Form>
  );
}
