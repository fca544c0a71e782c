import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { onlyErrors, textOf } from './credentials.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';

const fields = ['password'] as const;

type NewPasswordFormProps = { oobCode: string; email: string; onDone: () => void };

/** The new password that the link of an e-mail lets one choose. */
export function NewPasswordForm({ oobCode, email, onDone }: NewPasswordFormProps) {
  const services = useFirebase();
  const newPassword = useNewPassword();
  const choosing = useMutation({
    ...sessionMutations.chooseNewPassword(services, oobCode),
    onSuccess: onDone,
  });
  const { failure, errors, refuses } = useSignInFailure(
    choosing,
    fields,
    newPassword.minimum,
  );

  const choose = (data: FormData) => {
    const chosen = textOf(data, 'password');
    if (refuses(onlyErrors({ password: newPassword.errorOf(chosen) }))) return;
    choosing.mutate(chosen);
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
      <SubmitButton
        isPending={choosing.isPending || choosing.isSuccess}
        waiting="Enregistrement en cours…"
      >
        Enregistrer ce mot de passe
      </SubmitButton>
    </SignInForm>
  );
}
