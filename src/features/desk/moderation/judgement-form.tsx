import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { limits } from '@/domain/limits.ts';
import {
  motifNames,
  motifSentence,
  motifsOf,
  type Genre,
  type Jugement,
  type Motif,
} from '@/domain/moderation/moderation.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { RadioGroup } from '@/ui/radio-group.tsx';

type JudgementFormProps = {
  genre: Genre;
  /** What its button says where it hides. */
  hideWords: string;
  /** Hides it for a reason; else it is published with an answer. */
  hides: boolean;
  isBusy: boolean;
  onJudge: (jugement: Jugement) => void;
  onCancel: () => void;
};

const { max } = limits.avisReponse;

/** Why it is hidden, as its author will read it; or what the town hall answers to an avis. */
export function JudgementForm({
  genre,
  hideWords,
  hides,
  isBusy,
  onJudge,
  onCancel,
}: JudgementFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [motif, setMotif] = useState<Motif | null>(null);
  const [reponse, setReponse] = useState('');
  const [isTried, setIsTried] = useState(false);
  // The button that opened it is gone: the keyboard goes on here.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  const words = reponse.trim();
  const isLong = words.length > max;
  const isMissing = hides ? motif === null : words === '';
  const hasWords = genre === 'avis';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isLong && !isMissing && !isBusy) {
      onJudge({ motif: hides ? motif : null, reponse: words });
    }
  };
  const wrong = isLong
    ? `C’est trop long\u00A0: ${max} caractères au plus.`
    : !hides && isMissing
      ? 'Écrivez votre réponse, ou publiez l’avis sans elle.'
      : undefined;
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 space-y-5">
      {hides && (
        <RadioGroup
          legend={'Pourquoi\u202F?'}
          options={motifsOf[genre].map((value) => ({ value, label: motifNames[value] }))}
          value={motif}
          onValueChange={setMotif}
          error={isTried && isMissing ? 'Choisissez une raison.' : undefined}
        />
      )}
      {hides && motif !== null && (
        <p className="text-texte-doux">
          {`La personne lira\u00A0: «\u00A0${motifSentence(genre, motif)}\u00A0»`}
        </p>
      )}
      {hasWords && (
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
          maxCount={max}
          error={isTried ? wrong : undefined}
          value={reponse}
          onChange={(event) => setReponse(event.currentTarget.value)}
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
    </form>
  );
}
