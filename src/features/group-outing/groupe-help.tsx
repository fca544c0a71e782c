import { useState } from 'react';
import type { Animation } from '@/data/animation/animation-repository.ts';
import type { Avancee, Passage } from '@/domain/animation/animation.ts';
import { groupeLabel } from '@/domain/animation/groupe.ts';
import type { Aide } from '@/domain/animation/mot.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { failureWords } from './animation-words.ts';
import { useSendMot } from './use-send-mot.ts';

type GroupeHelpProps = { animation: Animation; avancee: Avancee };

/** The étapes at which a group can be unlocked: those with an épreuve that it has not settled. */
function openPassages({ passages }: Avancee): Passage[] {
  return passages.filter(
    ({ issue, indiceTotal }) =>
      indiceTotal !== null && issue !== 'reussie' && issue !== 'passee',
  );
}

/** « Débloquer ce groupe »: shows it an indice, or passes an étape, from here. Empty without an open étape. */
export function GroupeHelp({ animation, avancee }: GroupeHelpProps) {
  const open = openPassages(avancee);
  if (open.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        {`Débloquer le groupe ${avancee.groupe.toUpperCase()}`}
      </summary>
      <Help animation={animation} avancee={avancee} open={open} />
    </details>
  );
}

type HelpProps = GroupeHelpProps & { open: readonly Passage[] };

function Help({ animation, avancee, open }: HelpProps) {
  const { groupe, phoneCount, presentCount } = avancee;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPassing, setIsPassing] = useState(false);
  const [said, setSaid] = useState('');
  const send = useSendMot(animation);
  const here = open.find(({ etapeId }) => etapeId === (chosen ?? avancee.etapeId));
  const passage = here ?? open[0];
  if (passage === undefined) return null;
  const { etapeId, indiceCount } = passage;
  const total = passage.indiceTotal ?? 0;
  const titre = typographie(passage.titre);
  const free = (indices: Aide['indices'], words: string) => {
    setSaid('');
    send.mutate(
      { groupes: [groupe], mot: { texte: '', aide: { etape: etapeId, indices } } },
      {
        onSuccess: () => setSaid(words),
        onSettled: () => setIsPassing(false),
      },
    );
  };
  return (
    <div className="space-y-3 pb-3">
      <Field
        as="select"
        label="À quelle étape ?"
        value={etapeId}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setSaid('');
        }}
      >
        {open.map((one) => (
          <option key={one.etapeId} value={one.etapeId}>
            {typographie(one.titre)}
          </option>
        ))}
      </Field>
      <p className="text-base text-texte-doux">
        {indiceWords(indiceCount, total)} Un indice compte le même prix que si le groupe
        l’avait demandé{'\u202F'}; une étape passée ne donne pas de point, et la solution
        s’affiche.
        {phoneCount > presentCount &&
          ' Un téléphone sans réseau le reçoit quand le réseau revient.'}
      </p>
      {send.error !== null && <p role="alert">{failureWords(send.error)}</p>}
      <div className="flex flex-wrap gap-3">
        {indiceCount < total && (
          <Button
            variant="secondary"
            pending={send.isPending}
            onClick={() =>
              free(
                indiceCount + 1,
                `L’indice ${indiceCount + 1} est envoyé pour « ${titre}\u00A0».`,
              )
            }
          >
            {`Montrer l’indice ${indiceCount + 1}`}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setIsPassing(true)}>
          Faire passer l’étape
        </Button>
      </div>
      <StatusLine>{said}</StatusLine>
      {isPassing && (
        <ConfirmDialog
          title={`Faire passer « ${titre}\u00A0»\u202F?`}
          act="Faire passer l’étape"
          isPending={send.isPending}
          onConfirm={() => free('passee', `Le groupe passe « ${titre}\u00A0».`)}
          onLeave={() => setIsPassing(false)}
        >
          <p>
            {`${groupeLabel(groupe)}\u00A0: l’étape ne lui donne pas de point, la solution s’affiche, et le chemin continue. On ne revient pas en arrière.`}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function indiceWords(count: number, total: number): string {
  if (total === 0) return 'Cette étape n’a pas d’indice.';
  if (count === 0) return `Aucun indice vu sur ${total}.`;
  return count === 1
    ? `Un indice vu sur ${total}.`
    : `${count} indices vus sur ${total}.`;
}
