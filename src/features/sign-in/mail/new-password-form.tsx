import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  emailAction,
  forgotten,
  usePasswordPolicy,
} from '@/data/session/session-queries.ts';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { newPasswordSchema } from '../credentials.ts';
import { signInRefusal } from '../sign-in-failure.ts';
import { SignInForm } from '../sign-in-form.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import { passwordRules } from '../fields/password-rules.ts';

type NewPasswordFormProps = { oobCode: string; email: string; onDone: () => void };

/** The new password, set by the link of an e-mail. */
export function NewPasswordForm({ oobCode, email, onDone }: NewPasswordFormProps) {
  const policy = usePasswordPolicy();
  const services = useFirebase();
  const choosing = useMutation({
    ...forgotten,
    mutationFn: async (password: string) =>
      (await emailAction(services)).chooseNewPassword(oobCode, password),
    onSuccess: onDone,
  });
  const form = useForm({
    id: 'nouveau',
    schema: newPasswordSchema(policy),
    values: { password: '' },
    leaves: true,
  });

  return (
    <SignInForm
      form={form}
      send={({ password }) => choosing.mutateAsync(password)}
      refusal={(error) =>
        signInRefusal(error, {
          fields: ['password'],
          passwordMinimum: policy.minimumLength,
        })
      }
      label={t`Choisir un nouveau mot de passe`}
    >
      {/* A password manager needs the password's account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t`Nouveau mot de passe`}
        autoComplete="new-password"
        rules={passwordRules(useTyped(form, 'password'), policy)}
        {...form.field('password')}
      />
      <SubmitButton form={form} waiting={t`Enregistrement en cours…`}>
        {t`Enregistrer ce mot de passe`}
      </SubmitButton>
    </SignInForm>
  );
}
