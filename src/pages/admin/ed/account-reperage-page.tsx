import { useNavigate } from 'react-router';
import { Reperage } from '@/features/begin-parcours/reperage/reperage.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { AccountFrame } from './account-frame.tsx';

function Places() {
  const navigate = useNavigate();
  const { ways } = useWritingPlace();
  return <Reperage onAdded={(id) => void navigate(ways.edit({ id }))} />;
}

/** `/admin/parcours/ed?vue=reperage`: places noted on site first, with an account. */
export function Component() {
  return <AccountFrame title="Partir en repérage">{() => <Places />}</AccountFrame>;
}
