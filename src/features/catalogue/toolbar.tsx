import { useId, useState } from 'react';
import IconFilter from '~icons/lucide/sliders-horizontal';
import IconClose from '~icons/lucide/x';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import {
  activeFiltres,
  noCriteres,
  triList,
  withoutFiltre,
  type Criteres,
} from '@/domain/catalogue/criteres.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { filtreLabel, triLabels } from './criteres-words.ts';
import { FilterPanel } from './filter-panel.tsx';

type ToolbarProps = {
  criteres: Criteres;
  departements: CatalogueFrance['departements'];
  onChange: (next: Criteres) => void;
};

/** The filters behind one button, those that are set in sight, and the order. */
export function Toolbar({ criteres, departements, onChange }: ToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const active = activeFiltres(criteres);
  const tri = criteres.tri ?? '';
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          className="flex-wrap"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconFilter aria-hidden="true" />
          {active.length === 0 ? 'Filtrer' : `Filtrer (${active.length})`}
        </Button>
        <Field
          as="select"
          label="Ordre"
          className="w-full sm:w-auto sm:min-w-60"
          value={tri}
          onChange={({ target }) => {
            const next = triList.find((one) => one === target.value) ?? null;
            onChange({ ...criteres, tri: next });
          }}
        >
          <option value="">Les plus pertinentes</option>
          {triList.map((one) => (
            <option key={one} value={one}>
              {triLabels[one]}
            </option>
          ))}
        </Field>
      </div>
      <div
        id={panelId}
        hidden={!isOpen}
        // A long word in large text would push the page wider than a phone.
        className="rounded-carte border border-trait bg-fond-carte p-3 sm:p-5"
      >
        <FilterPanel
          criteres={criteres}
          departements={departements}
          onChange={onChange}
        />
      </div>
      {active.length > 0 && (
        <ul aria-label="Filtres choisis" className="flex flex-wrap gap-2">
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
                Tout effacer
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function Chip({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="inline-flex min-h-12 items-center gap-2 rounded-pilule border border-trait-fort bg-fond-carte px-4 text-texte hover:border-texte"
    >
      {children}
      <IconClose aria-hidden="true" />
      <span className="sr-only"> (enlever ce filtre)</span>
    </button>
  );
}
