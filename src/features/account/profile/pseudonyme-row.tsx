import type { Account } from '@/data/account/account.ts';
import { limits } from '@/domain/limits.ts';
import {
  normalizePseudonyme,
  pseudonymeProblem,
  pseudonymeProblemWords,
} from '@/domain/utilisateur/pseudonyme.ts';
import { DraftForm } from '../setting/draft-form.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { useAccountChange } from '../use-account-change.ts';
import { useDraft, type Draft } from '../use-draft.ts';

const { max } = limits.pseudonyme;

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
  draft: Draft;
  onDone: (said: string) => void;
};

function PseudonymeForm({ account, draft, onDone }: PseudonymeFormProps) {
  const change = useAccountChange(account.uid);
  const save = (pseudonyme: string) =>
    change.run(async () => {
      const { savePseudonyme } = await import('@/data/account/account-repository.ts');
      return savePseudonyme(pseudonyme);
    });
  return (
    <DraftForm
      draft={draft}
      change={change}
      field={{
        id: 'compte-pseudonyme',
        label: 'Votre pseudonyme',
        hint: 'Il peut être lu par d’autres joueurs\u00A0: n’y mettez pas votre nom de famille.',
        autoComplete: 'nickname',
        spellCheck: false,
        maxCount: max,
      }}
      submitLabel="Enregistrer"
      tidy={normalizePseudonyme}
      errorOf={(pseudonyme) => {
        const problem = pseudonymeProblem(pseudonyme);
        return problem === null ? undefined : pseudonymeProblemWords[problem];
      }}
      onSave={save}
      onDone={(pseudonyme) => onDone(`Vous êtes maintenant «\u00A0${pseudonyme}\u00A0».`)}
    />
  );
}
