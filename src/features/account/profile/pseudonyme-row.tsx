import { useState, type SubmitEvent } from 'react';
import type { Account } from '@/data/account/account.ts';
import { limits } from '@/domain/limits.ts';
import {
  normalizePseudonyme,
  pseudonymeProblem,
  type PseudonymeProblem,
} from '@/domain/utilisateur/pseudonyme.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { FailureNote } from '../failure-note.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { useDraft } from '../use-draft.ts';

const { min, max } = limits.pseudonyme;

const problemText: Record<PseudonymeProblem, string> = {
  'trop-court': `Choisissez un pseudonyme d’au moins ${String(min)} caractères.`,
  'trop-long': `Ce pseudonyme est trop long\u00A0: ${String(max)} caractères au plus.`,
  caracteres:
    'Des lettres, des chiffres, et entre eux une espace, un point, un tiret ou une apostrophe.',
};

/** The name under which one is seen. */
export function PseudonymeRow({ account }: { account: Account }) {
  const draft = useDraft(account.uid, 'pseudonyme', account.pseudonyme);
  return (
    <SettingRow
      title="Pseudonyme"
      value={account.pseudonyme === '' ? 'Aucun pour le moment.' : account.pseudonyme}
      action={account.pseudonyme === '' ? 'Choisir' : 'Modifier'}
      startsOpen={draft.isDirty}
      onAbandon={draft.drop}
    >
      {(close) => <PseudonymeForm account={account} draft={draft} onDone={close} />}
    </SettingRow>
  );
}

type PseudonymeFormProps = {
  account: Account;
  draft: ReturnType<typeof useDraft>;
  onDone: (said: string) => void;
};

function PseudonymeForm({ account, draft, onDone }: PseudonymeFormProps) {
  const change = useAccountChange(account.uid);
  const [problem, setProblem] = useState<PseudonymeProblem | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pseudonyme = normalizePseudonyme(draft.text);
    const found = pseudonymeProblem(pseudonyme);
    setProblem(found);
    if (found !== null) {
      document.getElementById('compte-pseudonyme')?.focus();
      return;
    }
    const isDone = await change.run(async () => {
      const { savePseudonyme } = await import('@/data/account/account-repository.ts');
      return savePseudonyme(pseudonyme);
    });
    if (!isDone) return;
    draft.drop();
    onDone(`Vous êtes maintenant «\u00A0${pseudonyme}\u00A0».`);
  };

  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <FailureNote failure={change.failure} />
      <Field
        id="compte-pseudonyme"
        label="Votre pseudonyme"
        hint="Il peut être lu par d’autres joueurs&nbsp;: n’y mettez pas votre nom de famille."
        autoComplete="nickname"
        spellCheck={false}
        value={draft.text}
        maxCount={max}
        error={problem === null ? undefined : problemText[problem]}
        onChange={(event) => draft.write(event.target.value)}
      />
      <Button type="submit" pending={change.isPending}>
        Enregistrer
      </Button>
    </form>
  );
}
