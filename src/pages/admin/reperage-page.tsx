import { useNavigate } from 'react-router';
import { Reperage } from '@/features/begin-parcours/reperage/reperage.tsx';
import { paths } from '@/lib/paths.ts';

/** `/admin/parcours/create?vue=reperage`: places noted on site first. */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <title>Partir en repérage – Quêtes &amp; Codes</title>
      <Reperage onAdded={(id) => void navigate(paths.edit({ id }))} />
    </>
  );
}
