import { PasswordField } from '@/ui/password-field.tsx';
import type { NewPassword } from './use-new-password.ts';

type NewPasswordFieldProps = {
  id: string;
  label: string;
  newPassword: NewPassword;
  error: string | undefined;
};

/** A password that is being chosen, with what it still lacks. */
export function NewPasswordField({ newPassword, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      name="password"
      autoComplete="new-password"
      rules={newPassword.rules}
      onChange={(event) => newPassword.type(event.target.value)}
    />
  );
}
