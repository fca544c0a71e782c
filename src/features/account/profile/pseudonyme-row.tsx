import { useAccountChange } from '../proof/use-account-change.ts';
import type { Account } from '@/data/account/account.ts';
import { limits } from '@/domain/limits.ts';
import { pseudonymeField } from '@/domain/utilisateur/name-field.ts';
import { UnsavedTextForm } from '../setting/unsaved-text-form.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { useUnsavedText, type UnsavedText } from '../use-unsaved-text.ts';

/** The public name of the account. */
export function PseudonymeRow({ account }: { account: Account }) {
  const draft = useUnsavedText(account.uid, 'pseudonyme', account.pseudonyme);
  return (
    <SettingRow
      title="Pseudonyme"
      value={account.pseudonyme === '' ? 'Aucun pour le moment.' : account.pseudonyme}
      action={account.pseudonyme === '' ? 'Choisir' : 'Modifier'}
      startsOpen={draft.isDirty}
      onAbandon={draft.drop}
    >
      {(close) => <PseudonymeForm draft={draft} onDone={close} />}
    </SettingRow>
  );
}

type PseudonymeFormProps = {
  draft: UnsavedText;
  onDone: (said: string) => void;
};

function PseudonymeForm({ draft, onDone }: PseudonymeFormProps) {
  const saving = useAccountChange((repository, pseudonyme: string) =>
    repository.savePseudonyme(pseudonyme),
  );
  return (
    <UnsavedTextForm
      id="compte-pseudonyme"
      draft={draft}
      schema={pseudonymeField}
      save={saving.mutateAsync}
      field={{
        label: 'Votre pseudonyme',
        hint: 'Il peut être lu par d’autres joueurs\u00A0: n’y mettez pas votre nom de famille.',
        autoComplete: 'nickname',
        spellCheck: false,
        maxCount: limits.pseudonyme.max,
      }}
      submitLabel="Enregistrer"
      onDone={(pseudonyme) => onDone(`Vous êtes maintenant «\u00A0${pseudonyme}\u00A0».`)}
    />
  );
}
