import { useNavigate } from 'react-router';
import { decodeImage } from '@/editing/images/decode-image.ts';
import { photoPosition } from '@/editing/images/photo-position.ts';
import { freshImagePath, prepareImage } from '@/editing/images/prepare-image.ts';
import { freshEtapeId, freshParcoursId } from '@/editing/session/fresh-id.ts';
import type { ImportTools } from '@/features/parcours-import/import-tools.ts';
import { ParcoursImport } from '@/features/parcours-import/parcours-import.tsx';
import { paths } from '@/lib/paths.ts';

const tools: ImportTools = {
  freshParcoursId,
  freshEtapeId,
  freshImagePath,
  photoPosition,
  preparePhoto: (file) => prepareImage(file, decodeImage),
};

/** `/admin/parcours/newcreate`: a template, a parcours, a file or photos, then the workshop. */
export function Component() {
  const navigate = useNavigate();
  return (
    <>
      <title>Partir de ce que vous avez – Quêtes &amp; Codes</title>
      <ParcoursImport
        tools={tools}
        onCreated={(id) => void navigate(paths.edit({ id }))}
      />
    </>
  );
}
