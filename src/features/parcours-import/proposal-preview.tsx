import { useMutation } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import {
  isCorrected,
  takenTitre,
  wholeChoice,
  type Proposal,
  type ProposalChoice,
} from '@/domain/exchange/proposal.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { notKeptText } from '@/lib/errors/device-full.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { Field } from '@/ui/field.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { ProposalMap } from './proposal-map.tsx';
import { remarkText } from './remark-words.ts';

type ProposalPreviewProps = {
  proposal: Proposal;
  /** Makes the parcours; rejects on failure. */
  onCreate: (choice: ProposalChoice) => Promise<void>;
  /** Opens the columns of its table; undefined without one. */
  onColumns?: (() => void) | undefined;
  onLeave: () => void;
};

/** Everything to import, with boxes to untick. Nothing exists before « Créer ». */
export function ProposalPreview({
  proposal,
  onCreate,
  onColumns,
  onLeave,
}: ProposalPreviewProps) {
  const titleId = useId();
  const [choice, setChoice] = useState(() => wholeChoice(proposal));
  const creating = useMutation({
    mutationFn: onCreate,
    onError: (error) => console.error('The parcours could not be created.', error),
  });
  const change = (changes: Partial<ProposalChoice>) =>
    setChoice({ ...choice, ...changes });
  const { etapes, fields, remarks, sentenceById } = proposal;
  const count = choice.takenIds.size;
  const isTooMany = count > limits.etapeCount.max;
  const hasPlace =
    fields.trace !== '' || etapes.some(({ position }) => position !== null);

  const create = () => {
    const titre = takenTitre(proposal, '', choice.titre, choice.takesSentences);
    creating.mutate({ ...choice, titre });
  };

  return (
    <section aria-labelledby={titleId} className="space-y-6">
      <h2 id={titleId} className="text-2xl">
        Ce qui sera repris
      </h2>
      <Remarks proposal={proposal} />
      <Field
        label="Titre du parcours"
        value={choice.titre}
        maxLength={limits.titre.max}
        onChange={({ currentTarget }) => change({ titre: currentTarget.value })}
      />
      {Object.keys(sentenceById).length > 0 && (
        <Checkbox
          checked={choice.takesSentences}
          onCheckedChange={(takesSentences) => change({ takesSentences })}
        >
          Écrire en minuscules les titres tout en capitales (relisez les noms propres)
        </Checkbox>
      )}
      {isCorrected(proposal) && (
        <Checkbox
          checked={choice.takesCorrected}
          onCheckedChange={(takesCorrected) => change({ takesCorrected })}
        >
          Reprendre les places ainsi corrigées (sinon, vous placerez les étapes vous-même)
        </Checkbox>
      )}
      {fields.trace !== '' && (
        <Checkbox
          checked={choice.takesLine}
          onCheckedChange={(takesLine) => change({ takesLine })}
        >
          Reprendre le tracé
        </Checkbox>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        <EtapeBoxes proposal={proposal} choice={choice} onChoice={change} />
        {hasPlace && (
          <Suspense fallback={<Waiting className="min-h-80">La carte s’ouvre…</Waiting>}>
            <ProposalMap proposal={proposal} choice={choice} />
          </Suspense>
        )}
      </div>
      {isTooMany && (
        <Alert tone="attention" announce="polie">
          <p>
            {`Un parcours a ${limits.etapeCount.max} étapes au plus\u00A0: décochez-en encore ${count - limits.etapeCount.max}.`}
          </p>
        </Alert>
      )}
      {creating.isError && (
        <Alert tone="alerte" announce="immediate">
          <p>{`${notKeptText(creating.error, 'ce parcours')} Rien n’a été créé.`}</p>
        </Alert>
      )}
      <p className="text-texte-doux">
        {remarks.length === 0 ? '' : 'Tout se corrige ensuite dans l’atelier. '}Rien n’est
        créé avant que vous ne le demandiez.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          // After creation, its editor opens.
          pending={creating.isPending || creating.isSuccess}
          disabled={isTooMany}
          onClick={create}
        >
          {count === 0
            ? 'Créer le parcours'
            : `Créer le parcours (${formatCount(count, 'étape', 'étapes')})`}
        </Button>
        {onColumns !== undefined && (
          <Button variant="secondary" onClick={onColumns}>
            Revoir les colonnes
          </Button>
        )}
        <Button variant="secondary" onClick={onLeave}>
          Choisir autre chose
        </Button>
      </div>
    </section>
  );
}

function Remarks({ proposal: { remarks } }: { proposal: Proposal }) {
  if (remarks.length === 0) return null;
  return (
    <Alert
      tone="info"
      announce="polie"
      title="Ce que nous avons changé ou laissé de côté"
    >
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {remarks.map((remark) => (
          <li key={remark.kind}>{remarkText(remark)}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** The question of an étape, its choices and its right answers: a swapped column shows here. */
function questionText({ consigne, options, reponses }: Etape['epreuve']): string {
  const choices = options.map(({ texte }) => texte).join(', ');
  return [
    `Question\u00A0: ${consigne}`,
    ...(choices === '' ? [] : [`Choix\u00A0: ${choices}`]),
    `Bonne réponse\u00A0: ${reponses.length === 0 ? 'à écrire' : reponses.join(' ou ')}`,
  ].join('\n');
}

type EtapeBoxesProps = {
  proposal: Proposal;
  choice: ProposalChoice;
  onChoice: (changes: Partial<ProposalChoice>) => void;
};

function EtapeBoxes({ proposal, choice, onChoice }: EtapeBoxesProps) {
  const { etapes } = proposal;
  const toggle = (etape: Etape, isTaken: boolean) => {
    const takenIds = new Set(choice.takenIds);
    if (isTaken) takenIds.add(etape.id);
    else takenIds.delete(etape.id);
    onChoice({ takenIds });
  };
  return (
    <fieldset>
      <legend className="pb-2 text-lg font-bold">Les étapes</legend>
      <ul className="divide-y divide-trait border-y border-trait">
        {etapes.map((etape, index) => (
          <li key={etape.id} className="py-1">
            <Checkbox
              checked={choice.takenIds.has(etape.id)}
              onCheckedChange={(isTaken) => toggle(etape, isTaken)}
            >
              <span className="font-bold">
                {typographie(
                  takenTitre(proposal, etape.id, etape.titre, choice.takesSentences) ||
                    `Étape ${index + 1}, sans nom`,
                )}
              </span>
              {etape.position === null && (
                <span className="text-texte-doux"> · à placer sur la carte</span>
              )}
              {etape.recit !== '' && (
                <span className="mt-1 block whitespace-pre-line text-texte-doux">
                  {typographie(etape.recit)}
                </span>
              )}
              {etape.epreuve.consigne !== '' && (
                <span className="mt-1 block whitespace-pre-line">
                  {typographie(questionText(etape.epreuve))}
                </span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
