import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readyAnswers } from '@/content/desk-answers.ts';
import { reponseMutations } from '@/data/conversation/conversation-queries.ts';
import {
  reponseRepository,
  type ReponsePrete,
} from '@/data/conversation/reponse-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { typedText } from '@/domain/typed-field.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useUnsent } from '@/ui/form/unsent-forms.ts';
import { useForm } from '@/ui/form/use-form.ts';
import { useDeskPlace } from './desk-place.ts';
import { useLive } from './use-live.ts';

type ReadyAnswersProps = {
  /** Puts the words into the answer. */
  onChoose: (texte: string) => void;
};

/** Ready answers to begin from: those of the site, or those that the team wrote in their place. */
export function ReadyAnswers({ onChoose }: ReadyAnswersProps) {
  return useDeskPlace().isTeam ? (
    <TeamAnswers onChoose={onChoose} />
  ) : (
    <AnswerChoice answers={readyAnswers} onChoose={onChoose} />
  );
}

function TeamAnswers({ onChoose }: ReadyAnswersProps) {
  const { watch } = reponseRepository(useFirebase());
  const { told } = useLive<readonly ReponsePrete[]>('reponses', watch);
  const [isOpen, setIsOpen] = useState(false);
  const answers = told === null || told.length === 0 ? readyAnswers : told;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-1">
      <AnswerChoice answers={answers} onChoose={onChoose} />
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Modifier ces réponses
      </Button>
      {isOpen && <AnswersDialog before={answers} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

type AnswerChoiceProps = ReadyAnswersProps & { answers: readonly ReponsePrete[] };

function AnswerChoice({ answers, onChoose }: AnswerChoiceProps) {
  return (
    <Field
      as="select"
      label="Partir d’une réponse prête"
      className="min-w-0 flex-1 basis-64"
      value=""
      onChange={({ currentTarget }) => {
        const ready = answers[Number(currentTarget.value)];
        if (ready !== undefined) onChoose(ready.texte);
      }}
    >
      <option value="">Choisir…</option>
      {answers.map(({ titre }, index) => (
        <option key={`${index} ${titre}`} value={index}>
          {titre}
        </option>
      ))}
    </Field>
  );
}

const rowSchema = z.object({
  titre: typedText({
    max: limits.reponsePreteTitre.max,
    missing: 'Donnez-lui un nom.',
    subject: 'nom',
  }),
  texte: typedText({
    max: limits.messageTexte.max,
    missing: 'Écrivez la réponse, ou retirez-la.',
  }),
});

/** The rows of these keys, in their order: one that was taken away is left out. */
function answersSchema(keys: readonly string[]) {
  const rows = Object.fromEntries(keys.map((key) => [key, rowSchema]));
  return z.object({ rows: z.object(rows) });
}

function keyOf(index: number): string {
  return `r${index}`;
}

const waitsAs = 'reponses-pretes';

type AnswersDialogProps = { before: readonly ReponsePrete[]; onClose: () => void };

/** The ready answers of the team, written, added and taken away; kept all at once. */
function AnswersDialog({ before, onClose }: AnswersDialogProps) {
  const keep = useMutation({
    ...reponseMutations.keep(useFirebase()),
    onSuccess: onClose,
  });
  const begun = {
    rows: Object.fromEntries(
      before.map(({ titre, texte }, index) => [keyOf(index), { titre, texte }]),
    ),
  };
  const { rows: first } = useUnsent(waitsAs, begun).values;
  const [keys, setKeys] = useState(() => Object.keys(first));
  // A key is given once: a row that was taken away would come back with its words.
  const [keyCount, setKeyCount] = useState(keys.length);
  const form = useForm({
    schema: answersSchema(keys),
    waitsAs,
    values: begun,
    send: ({ rows }) => keep.mutateAsync(Object.values(rows)),
    refusal: (error) => ({
      message: `${errorMessage(error)} Vos réponses sont toujours là.`,
    }),
  });
  const add = () => {
    setKeys([...keys, keyOf(keyCount)]);
    setKeyCount(keyCount + 1);
  };
  return (
    <Dialog open onClose={onClose} title="Les réponses prêtes de l’équipe">
      <Form form={form} className="space-y-4">
        <p>Toute l’équipe les a. Sans aucune, celles du site reviennent.</p>
        <ul className="space-y-6">
          {keys.map((key, index) => (
            <li key={key}>
              <fieldset className="space-y-3 border-t border-trait pt-4">
                <legend className="sr-only">{`Réponse ${index + 1}`}</legend>
                <Field
                  label="Nom dans la liste"
                  maxCount={limits.reponsePreteTitre.max}
                  {...form.field(`rows.${key}.titre`)}
                />
                <Field
                  as="textarea"
                  label="Réponse"
                  rows={4}
                  maxCount={limits.messageTexte.max}
                  {...form.field(`rows.${key}.texte`)}
                />
                <Button variant="quiet" onClick={() => setKeys(keys.toSpliced(index, 1))}>
                  Retirer<span className="sr-only">{` la réponse ${index + 1}`}</span>
                </Button>
              </fieldset>
            </li>
          ))}
        </ul>
        {keys.length < limits.reponsePreteCount.max && (
          <Button variant="secondary" onClick={add}>
            Ajouter une réponse
          </Button>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={form.isPending}>
            Garder ces réponses
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Ne rien changer
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
