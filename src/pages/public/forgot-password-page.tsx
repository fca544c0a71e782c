import { useLocation } from 'react-router';
import { emailOfState } from '@/features/sign-in/email-of-state.ts';
import { ForgotPassword } from '@/features/sign-in/forgot-password.tsx';

/** `/forgot-password`: asks for the e-mail that lets one choose a new password. */
export function Component() {
  const location = useLocation();
  return <ForgotPassword initialEmail={emailOfState(location.state)} />;
}
