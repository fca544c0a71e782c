import { useNavigate } from 'react-router';
import { ParcoursImport } from '@/features/parcours-import/parcours-import.tsx';
import { paths } from '@/lib/paths.ts';
import { importTools } from './import-tools.ts';

/** `/admin/parcours/newcreate`: a template, a parcours, a file or photos, then the workshop. */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <title>Partir de ce que vous avez – Quêtes &amp; Codes</title>
      <ParcoursImport
        tools={importTools}
        onCreated={(id) => void navigate(paths.edit({ id }))}
      />
    </>
  );
}
