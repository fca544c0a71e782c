import { plural, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { queteCount } from './place-words.ts';
import { QueteCard } from './quete-card.tsx';
import type { FurtherCartes } from './use-further-cartes.ts';

/** Cards per step: a slow phone draws them without a pause. */
export const pageSize = 24;

type QueteCardListProps = {
  cartes: readonly Fiche[];
  level?: 2 | 3 | undefined;
  withCommune?: boolean | undefined;
  /** Columns in a wide window. */
  columns?: 2 | 3 | undefined;
  /** Cards shown before « Afficher la suite ». */
  firstCount?: number | undefined;
  /** Distance of a quête, in words; empty while unknown. */
  eloignementOf?: ((carte: Fiche) => string) | undefined;
  /** Unread cards, loaded at the end of the known ones. */
  further?: FurtherCartes | null | undefined;
  /** The card under the pointer or the focus; null on leaving. */
  onPoint?: ((queteId: string | null) => void) | undefined;
};

function shownWords(shown: number, total: number): string {
  const shownCount = plural(shown, {
    one: '#\u00A0quête affichée',
    other: '#\u00A0quêtes affichées',
  });
  const all = queteCount(total);
  return t`${shownCount} sur ${all}`;
}

/** Cards of quêtes, 24 at a time. Another `key` restarts at the first page. */
export function QueteCardList({
  cartes,
  level,
  withCommune,
  columns = 3,
  firstCount = pageSize,
  eloignementOf,
  further = null,
  onPoint,
}: QueteCardListProps) {
  const [shownCount, setShownCount] = useState(firstCount);
  const list = useRef<HTMLUListElement>(null);
  const shown = cartes.slice(0, shownCount);
  const total = cartes.length + (further?.count ?? 0);
  const isPaged = total > firstCount;
  const showMore = () => {
    const next = shownCount + pageSize;
    if (next > cartes.length && further?.statut !== 'attente') further?.read();
    setShownCount(next);
  };

  // The pressed button moves or goes: the focus belongs to the browser, and to the first new card.
  useEffect(() => {
    if (shownCount === firstCount) return;
    const firstNew = list.current?.children[shownCount - pageSize];
    firstNew?.querySelector('a')?.focus({ preventScroll: true });
  }, [shownCount, firstCount]);

  const point = useEffectEvent((target: EventTarget | null) => {
    const item = target instanceof Element ? target.closest('[data-quete]') : null;
    onPoint?.(item?.getAttribute('data-quete') ?? null);
  });
  // The list is not a control: hovering only shows the same quête on the map.
  useEffect(() => {
    const element = list.current;
    const enter = ({ target }: Event) => point(target);
    const leave = () => point(null);
    element?.addEventListener('pointerover', enter);
    element?.addEventListener('focusin', enter);
    element?.addEventListener('pointerleave', leave);
    element?.addEventListener('focusout', leave);
    return () => {
      element?.removeEventListener('pointerover', enter);
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('pointerleave', leave);
      element?.removeEventListener('focusout', leave);
    };
  }, []);

  return (
    <>
      <ul
        ref={list}
        className={classNames(
          'grid gap-x-6 gap-y-5 sm:gap-y-9 sm:grid-cols-2 print:grid-cols-2',
          columns === 3 && 'lg:grid-cols-3',
        )}
      >
        {shown.map((carte, index) => (
          <li key={carte.queteId} data-quete={carte.queteId}>
            <QueteCard
              compact
              isFirst={index === 0}
              carte={carte}
              level={level}
              withCommune={withCommune}
              eloignement={eloignementOf?.(carte)}
            />
          </li>
        ))}
      </ul>
      {isPaged && (
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3">
          {shown.length < total && (
            <Button
              variant="secondary"
              pending={further?.statut === 'attente'}
              onClick={showMore}
            >
              {further?.statut === 'echec' ? t`Réessayer` : t`Afficher la suite`}
            </Button>
          )}
          <StatusLine>
            {further?.statut === 'echec' && `${t`La suite n’a pas pu être lue.`} `}
            {shownWords(shown.length, total)}
          </StatusLine>
        </div>
      )}
    </>
  );
}
