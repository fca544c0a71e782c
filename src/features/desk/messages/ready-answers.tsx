import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readyAnswers } from '@/content/desk-answers.ts';
import { reponseMutations } from '@/data/conversation/conversation-queries.ts';
import {
  reponseRepository,
  type ReponsePrete,
} from '@/data/conversation/reponse-repository.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { limits } from '@/domain/limits.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
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

type Row = ReponsePrete & { key: number };

function missingIn({ titre, texte }: ReponsePrete) {
  return {
    titre: titre.trim() === '' ? 'Donnez-lui un nom.' : undefined,
    texte: texte.trim() === '' ? 'Écrivez la réponse, ou retirez-la.' : undefined,
  };
}

function isWhole(row: ReponsePrete): boolean {
  const { titre, texte } = missingIn(row);
  return (
    titre === undefined &&
    texte === undefined &&
    row.titre.trim().length <= limits.reponsePreteTitre.max &&
    row.texte.trim().length <= limits.messageTexte.max
  );
}

type AnswersDialogProps = { before: readonly ReponsePrete[]; onClose: () => void };

/** The ready answers of the team, written, added and taken away; kept all at once. */
function AnswersDialog({ before, onClose }: AnswersDialogProps) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    before.map(({ titre, texte }, key) => ({ key, titre, texte })),
  );
  const [isAsked, setIsAsked] = useState(false);
  const [said, setSaid] = useState('');
  const keep = useMutation({
    ...reponseMutations.keep(useFirebase()),
    onMutate: () => setSaid(''),
    onSuccess: onClose,
    onError: (error) => {
      console.warn('Ready answers could not be kept.', error);
      setSaid(`${errorMessage(error)} Vos réponses sont toujours là.`);
    },
  });
  const change = (key: number, part: Partial<ReponsePrete>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const submit = () => {
    setIsAsked(true);
    if (!rows.every(isWhole)) {
      setSaid('Il manque un nom ou un texte, ou l’un d’eux est trop long.');
      return;
    }
    keep.mutate(
      rows.map(({ titre, texte }) => ({ titre: titre.trim(), texte: texte.trim() })),
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Les réponses prêtes de l’équipe"
      actions={
        <>
          <Button pending={keep.isPending} onClick={submit}>
            Garder ces réponses
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Ne rien changer
          </Button>
        </>
      }
    >
      <p>Toute l’équipe les a. Sans aucune, celles du site reviennent.</p>
      <ul className="mt-4 space-y-6">
        {rows.map((row, index) => (
          <li key={row.key}>
            <fieldset className="space-y-3 border-t border-trait pt-4">
              <legend className="sr-only">{`Réponse ${index + 1}`}</legend>
              <Field
                label="Nom dans la liste"
                maxCount={limits.reponsePreteTitre.max}
                value={row.titre}
                error={isAsked ? missingIn(row).titre : undefined}
                onChange={(event) =>
                  change(row.key, { titre: event.currentTarget.value })
                }
              />
              <Field
                as="textarea"
                label="Réponse"
                rows={4}
                maxCount={limits.messageTexte.max}
                value={row.texte}
                error={isAsked ? missingIn(row).texte : undefined}
                onChange={(event) =>
                  change(row.key, { texte: event.currentTarget.value })
                }
              />
              <Button
                variant="quiet"
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              >
                Retirer<span className="sr-only">{` la réponse ${index + 1}`}</span>
              </Button>
            </fieldset>
          </li>
        ))}
      </ul>
      {rows.length < limits.reponsePreteCount.max && (
        <Button
          variant="secondary"
          className="mt-4"
          onClick={() => {
            const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
            setRows([...rows, { key, titre: '', texte: '' }]);
          }}
        >
          Ajouter une réponse
        </Button>
      )}
      <StatusLine className="mt-3">{said}</StatusLine>
    </Dialog>
  );
}
