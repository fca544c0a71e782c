import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { WayChooser } from '@/features/begin-parcours/way-chooser.tsx';

/** `/admin/parcours/dashboard?vue=commencer`, and `edit` without a parcours: the ways to write one. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parcoursIdSchema.safeParse(parameters.get('id') ?? '');
  return (
    <>
      <title>Écrire un parcours – Quêtes &amp; Codes</title>
      <WayChooser id={id.data} />
    </>
  );
}
