import { useLocation } from 'react-router';
import { emailOfState } from '@/features/sign-in/mail/email-of-state.ts';
import { ForgotPassword } from '@/features/sign-in/mail/forgot-password.tsx';
import { withQueries } from '@/lib/query/query-provider.tsx';

/** `/forgot-password`: requests the e-mail to choose a new password. */
export const Component = withQueries(function Forgot() {
  const location = useLocation();
  return <ForgotPassword initialEmail={emailOfState(location.state)} />;
});
