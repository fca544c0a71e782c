import { Link } from 'react-router';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { paths } from '@/lib/paths.ts';

/** Link to share a parcours with a few people only, before its publication. */
export function PrivateWay({ id }: { id: ParcoursId }) {
  return (
    <p className="mt-8">
      Un anniversaire, une classe, un essai avant l’été{'\u202F'}?{' '}
      <Link to={paths.ed({ id, vue: 'prive' })} className="font-bold">
        Jouer en privé…
      </Link>
    </p>
  );
}
