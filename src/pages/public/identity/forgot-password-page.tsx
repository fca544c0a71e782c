import { useLocation } from 'react-router';
import { emailOfState } from '@/features/sign-in/mail/email-of-state.ts';
import { ForgotPassword } from '@/features/sign-in/mail/forgot-password.tsx';
import { QueryProvider } from '@/lib/query/query-provider.tsx';

/** `/forgot-password`: asks for the e-mail that lets one choose a new password. */
export function Component() {
  const location = useLocation();
  return (
    <QueryProvider>
      <ForgotPassword initialEmail={emailOfState(location.state)} />
    </QueryProvider>
  );
}
