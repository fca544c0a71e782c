import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import IconLocate from '~icons/lucide/locate-fixed';
import IconMap from '~icons/lucide/map';
import IconFilter from '~icons/lucide/sliders-horizontal';
import IconClose from '~icons/lucide/x';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import {
  activeFiltres,
  noCriteres,
  withoutFiltre,
  type Criteres,
} from '@/domain/catalogue/criteres.ts';
import { Button } from '@/ui/button.tsx';
import { filtreLabel } from './criteres-words.ts';
import { FilterPanel } from './filter-panel.tsx';

type ToolbarProps = {
  criteres: Criteres;
  departements: CatalogueFrance['departements'];
  onChange: (next: Criteres) => void;
  /** Sorted by the distance from the device's position. */
  isAround: boolean;
  /** Toggles sorting by the distance from here. */
  onAround: () => void;
  /** Opens the map, or closes it. */
  onMap: () => void;
  isMapOpen: boolean;
  /** Number of quêtes with these filters. */
  foundCount: number;
};

/** One row of small controls: around me, the filters, the map; then the active filters. */
export function Toolbar({
  criteres,
  departements,
  onChange,
  isAround,
  onAround,
  onMap,
  isMapOpen,
  foundCount,
}: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const active = activeFiltres(criteres);
  const count = active.length;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-1 sm:gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={t`Autour de moi`}
          aria-pressed={isAround}
          onClick={onAround}
          className={pressedClass}
        >
          <IconLocate aria-hidden="true" className="max-sm:hidden" />
          <span className="sm:hidden">
            {t({
              message: 'Autour',
              context: 'bouton',
              comment: 'Short: four buttons stand in one row of a phone.',
            })}
          </span>
          <span className="max-sm:hidden">{t`Autour de moi`}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconFilter aria-hidden="true" className="max-sm:hidden" />
          {active.length === 0 ? t`Filtres` : t`Filtres (${count})`}
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-pressed={isMapOpen}
          onClick={onMap}
          className={pressedClass}
        >
          <IconMap aria-hidden="true" className="max-sm:hidden" />
          <Trans>Carte</Trans>
        </Button>
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        // A long word in large text would push the page wider than a phone.
        className="rounded-carte border border-trait bg-fond-carte p-3 sm:p-5"
      >
        {isOpen && (
          <>
            <FilterPanel
              criteres={criteres}
              departements={departements}
              onChange={onChange}
            />
            <div className="sticky bottom-0 mt-2 bg-fond-carte py-2">
              <Button wide onClick={() => setIsOpen(false)}>
                {plural(foundCount, {
                  one: 'Voir la quête',
                  other: 'Voir les #\u00A0quêtes',
                })}
              </Button>
            </div>
          </>
        )}
      </div>
      {active.length > 0 && (
        <ul aria-label={t`Filtres choisis`} className="flex flex-wrap gap-2">
          {active.map((filtre) => (
            <li key={filtre}>
              <Chip onRemove={() => onChange(withoutFiltre(criteres, filtre))}>
                {filtreLabel(criteres, filtre)}
              </Chip>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <Button
                variant="quiet"
                onClick={() =>
                  onChange({ ...noCriteres, q: criteres.q, tri: criteres.tri })
                }
              >
                <Trans>Tout effacer</Trans>
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

const pressedClass = 'aria-pressed:bg-primaire aria-pressed:text-sur-primaire';

function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-12 items-center gap-2 rounded-pilule border border-trait-fort bg-fond-carte px-4 text-texte hover:border-texte"
    >
      {children}
      <IconClose aria-hidden="true" />
      <span className="sr-only"> {t`(enlever ce filtre)`}</span>
    </button>
  );
}
