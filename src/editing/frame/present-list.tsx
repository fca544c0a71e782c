import type { Present } from '@/data/presence/presence-store.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { classNames } from '@/ui/class-names.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

/** More would push the rest of the bar away. */
const shownCount = 2;

type PresentListProps = {
  others: readonly Present[];
  etapes: readonly { id: EtapeId }[];
  /** Beside an étape of the list, with less room. */
  small?: boolean | undefined;
};

/** Up to two capitals of a name; « ? » without a name. */
export function initials(nom: string): string {
  const letters = nom
    .split(/[\s-]+/)
    .map((word) => /\p{Letter}/u.exec(word)?.[0] ?? '')
    .join('');
  return letters === '' ? '?' : letters.slice(0, 2).toLocaleUpperCase('fr');
}

function nameOf({ nom, isMine }: Present): string {
  if (isMine) return 'Vous, sur un autre écran';
  return nom === '' ? 'Quelqu’un' : nom;
}

/** Name and present étape: « Bruno, étape 2 ». */
export function presentText(
  present: Present,
  etapes: readonly { id: EtapeId }[],
): string {
  const index = etapes.findIndex(({ id }) => id === present.etapeId);
  const name = nameOf(present);
  return index === -1 ? name : `${name}, étape\u00A0${index + 1}`;
}

/** The others present, by their initials. Empty if there are none. */
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
