import * as z from 'zod/mini';
import { useAccountChange } from '../proof/use-account-change.ts';
import type { Account } from '@/data/account/account.ts';
import { newPasswordField } from '@/data/session/credential-fields.ts';
import { checkPassword } from '@/data/session/password-policy.ts';
import { usePasswordPolicy } from '@/data/session/session-queries.ts';
import { Button } from '@/ui/button.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { AccountForm, OwnEmail } from '../account-form.tsx';
import { SettingRow } from '../setting/setting-row.tsx';
import { formFailureOf } from '../account-failure.ts';

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

function PasswordForm({ account, onDone }: PasswordFormProps) {
  const saving = useAccountChange((repository, password: string) =>
    repository.changePassword(password),
  );
  const policy = usePasswordPolicy();
  const form = useForm({
    id: 'compte',
    schema: z.object({ password: newPasswordField(policy) }),
    values: { password: '' },
  });
  const { rules } = checkPassword(useTyped(form, 'password'), policy);

  return (
    <AccountForm
      form={form}
      send={({ password }) => saving.mutateAsync(password)}
      onSent={() =>
        onDone(
          'Votre mot de passe est changé. Vos autres appareils vont être déconnectés.',
        )
      }
      refusal={(error) =>
        formFailureOf(error, {
          field: 'password',
          codes: ['weak-password', 'password-does-not-meet-requirements'],
          passwordMinimum: policy.minimumLength,
        })
      }
    >
      <OwnEmail email={account.email} />
      <PasswordField
        label="Nouveau mot de passe"
        autoComplete="new-password"
        rules={rules.map(({ sentence, isMet }) => ({ label: sentence, isMet }))}
        {...form.field('password')}
      />
      <Button type="submit" pending={form.isPending}>
        Enregistrer ce mot de passe
      </Button>
    </AccountForm>
  );
}
