import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { WayChooser } from '@/features/begin-parcours/way-chooser.tsx';
import { AccountFrame } from './account-frame.tsx';

/** `/admin/parcours/ed?vue=nouveau`: the ways to write, with an account. */
export function Component() {
  const [parameters] = useSearchParams();
  const id = parcoursIdSchema.safeParse(parameters.get('id') ?? '');
  return (
    <AccountFrame title="Écrire un parcours">
      {() => <WayChooser id={id.data} />}
    </AccountFrame>
  );
}
