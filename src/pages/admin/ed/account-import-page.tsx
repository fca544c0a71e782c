import { useNavigate } from 'react-router';
import { ParcoursImport } from '@/features/parcours-import/parcours-import.tsx';
import { useWritingPlace } from '@/editing/session/writing-place.ts';
import { importTools } from '../import-tools.ts';
import { AccountFrame } from './account-frame.tsx';

function Import() {
  const navigate = useNavigate();
  const { ways } = useWritingPlace();
  return (
    <ParcoursImport
      tools={importTools}
      onCreated={(id) => void navigate(ways.edit({ id }))}
    />
  );
}

/** `/admin/parcours/ed?vue=partir`: a template, a file or photos, then the workshop, with an account. */
export function Component() {
  return (
    <AccountFrame title="Partir de ce que vous avez">{() => <Import />}</AccountFrame>
  );
}
