import { useRef, useState, type SubmitEvent } from 'react';
import { PasswordField } from '@/ui/password-field.tsx';
import { onlyErrors, textOf } from './credentials.ts';
import { FailureAlert } from './failure-alert.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';
import { useNewPassword } from './use-new-password.ts';

type NewPasswordFormProps = { oobCode: string; email: string; onDone: () => void };

/** The new password that the link of an e-mail lets one choose. */
export function NewPasswordForm({ oobCode, email, onDone }: NewPasswordFormProps) {
  const { isPending, failure, errors, run } = useAttempt();
  const [password, setPassword] = useState('');
  const newPassword = useNewPassword(password);
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, failure);

  const choose = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = textOf(new FormData(event.currentTarget), 'password');
    const act = async () => {
      const { chooseNewPassword } =
        await import('@/data/session/email-action-repository.ts');
      await chooseNewPassword(oobCode, chosen);
      onDone();
    };
    void run(act, {
      errors: onlyErrors({ password: newPassword.errorOf(chosen) }),
      passwordMinimum: newPassword.minimum,
    });
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      aria-label="Choisir un nouveau mot de passe"
      onSubmit={choose}
      className="space-y-6"
    >
      <FailureAlert failure={failure} />
      {/* A password manager must know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id="nouveau-mot-de-passe"
        name="password"
        label="Nouveau mot de passe"
        autoComplete="new-password"
        rules={newPassword.rules}
        onChange={(event) => setPassword(event.target.value)}
        error={errors.password}
      />
      <SubmitButton isPending={isPending} waiting="Enregistrement en cours…">
        Enregistrer ce mot de passe
      </SubmitButton>
    </form>
  );
}
