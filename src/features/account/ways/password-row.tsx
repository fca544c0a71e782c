import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { accountMutations } from '@/data/account/account-queries.ts';
import type { Account } from '@/data/account/account.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { checkPassword, defaultPasswordPolicy } from '@/data/session/password-policy.ts';
import { sessionQueries } from '@/data/session/session-queries.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { Button } from '@/ui/button.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { FailureNote } from '../failure-note.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { useOwner } from '../proof/proof-context.ts';
import { failureOf } from '../account-failure.ts';

function hasPassword({ ways }: Account): boolean {
  return ways.some(({ providerId }) => providerId === 'password');
}

/** The password, changed or chosen for the first time. */
export function PasswordRow({ account }: { account: Account }) {
  const isThere = hasPassword(account);
  return (
    <SettingRow
      title="Mot de passe"
      value={
        isThere
          ? 'Changer le mot de passe déconnecte vos autres appareils.'
          : 'Vous n’en avez pas. Vous pouvez en choisir un pour vous connecter aussi par e-mail.'
      }
      action={isThere ? 'Changer' : 'Choisir'}
    >
      {(close) => <PasswordForm account={account} onDone={close} />}
    </SettingRow>
  );
}

type PasswordFormProps = { account: Account; onDone: (said: string) => void };

/** Codes that speak of the password itself: said beside it. */
const fieldCodes = new Set(['weak-password', 'password-does-not-meet-requirements']);

function PasswordForm({ account, onDone }: PasswordFormProps) {
  const services = useFirebase();
  const saving = useMutation(accountMutations.changePassword(services, useOwner()));
  // Where the policy cannot be read, the server judges in the end.
  const { data: policy = defaultPasswordPolicy } = useQuery(
    sessionQueries.passwordPolicy(services),
  );
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { isValid, rules } = checkPassword(password, policy);
  const failure = failureOf(saving.error, { passwordMinimum: policy.minimumLength });
  const isFieldFault = failure !== null && fieldCodes.has(failure.errorCode);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found =
      password === ''
        ? authMessageTable['missing-password'][1]
        : !isValid && policy.isEnforced
          ? authMessageTable['password-does-not-meet-requirements'][1]
          : undefined;
    setError(found);
    if (found !== undefined) {
      document.getElementById('compte-mot-de-passe')?.focus();
      return;
    }
    saving.mutate(password, {
      onSuccess: () =>
        onDone(
          'Votre mot de passe est changé. Vos autres appareils vont être déconnectés.',
        ),
    });
  };

  return (
    <form noValidate method="post" className="space-y-4" onSubmit={submit}>
      {!isFieldFault && <FailureNote failure={failure} />}
      {/* So that a password manager knows whose password it is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={account.email}
        readOnly
        hidden
      />
      <PasswordField
        id="compte-mot-de-passe"
        name="password"
        label="Nouveau mot de passe"
        autoComplete="new-password"
        value={password}
        rules={rules.map(({ sentence, isMet }) => ({ label: sentence, isMet }))}
        error={error ?? (isFieldFault ? failure.message : undefined)}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={saving.isPending}>
        Enregistrer ce mot de passe
      </Button>
    </form>
  );
}
