import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { initials, presentText } from '../words/presence-words.ts';

/** More would push the rest of the bar away. */
const shownCount = 2;

type PresentListProps = {
  others: readonly Present[];
  etapes: readonly { id: EtapeId }[];
  /** Beside an étape of the list, where there is less room. */
  small?: boolean | undefined;
};

/** The others who are there, by their initials. Nothing when one is alone. */
export function PresentList({ others, etapes, small = false }: PresentListProps) {
  if (others.length === 0) return null;
  const hidden = others.length - shownCount;
  const discClass = classNames(
    'flex shrink-0 items-center justify-center rounded-pilule border-2 border-fond bg-texte font-titre font-bold text-fond',
    small ? 'size-8 text-sm' : 'size-10',
  );
  return (
    <ul aria-label="Aussi ici" className="flex shrink-0 -space-x-2">
      {others.slice(0, shownCount).map((present) => {
        const text = presentText(present, etapes);
        return (
          <li key={present.connexion} title={text}>
            <span aria-hidden="true" className={discClass}>
              {initials(present.nom)}
            </span>
            <VisuallyHidden>{text}</VisuallyHidden>
          </li>
        );
      })}
      {hidden > 0 && (
        <li className={discClass}>
          <span aria-hidden="true">+{hidden}</span>
          <VisuallyHidden>et {hidden} autres</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
