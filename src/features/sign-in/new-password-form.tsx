import { onlyErrors, textOf } from './credentials.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useNewPassword } from './use-new-password.ts';

type NewPasswordFormProps = { oobCode: string; email: string; onDone: () => void };

/** The new password that the link of an e-mail lets one choose. */
export function NewPasswordForm({ oobCode, email, onDone }: NewPasswordFormProps) {
  const { isPending, failure, errors, run } = useAttempt();
  const newPassword = useNewPassword();

  const choose = (data: FormData) => {
    const chosen = textOf(data, 'password');
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
    <SignInForm label="Choisir un nouveau mot de passe" failure={failure} onSend={choose}>
      {/* A password manager must know whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        id="nouveau-mot-de-passe"
        label="Nouveau mot de passe"
        newPassword={newPassword}
        error={errors.password}
      />
      <SubmitButton isPending={isPending} waiting="Enregistrement en cours…">
        Enregistrer ce mot de passe
      </SubmitButton>
    </SignInForm>
  );
}
