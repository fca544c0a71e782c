import { Link } from 'react-router';
import type { EditorView } from '../session/editor-session.ts';
import { useWritingPlace } from '../session/writing-place.ts';

/** Leads to the ways to write, this parcours in hand once something of it is written. */
export function OtherWay({
  view: { parcours, status },
  className = 'inline-flex min-h-11 items-center',
}: {
  view: EditorView;
  className?: string;
}) {
  const { ways } = useWritingPlace();
  const id = status.type === 'vierge' ? undefined : parcours.id;
  return (
    <Link to={ways.choose({ id })} className={className}>
      Écrire d’une autre façon
    </Link>
  );
}
