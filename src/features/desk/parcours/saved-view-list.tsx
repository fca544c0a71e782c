import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import {
  keepSavedViews,
  listSavedViews,
  savedViewLimits,
  type SavedView,
} from '@/data/tableau/saved-views.ts';
import type { Filtre } from '@/domain/parcours/tableau.ts';
import { typedText } from '@/domain/typed-field.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { filtreOf, isOpenFiltre } from './filtre.ts';

/** What the address asks for, as it is kept: equal for two ways to write the same. */
function questionOf({ q, etat, commune, besoin }: Filtre): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ q: q.trim(), etat, commune, besoin })) {
    if (value !== null && value !== '') parameters.set(name, value);
  }
  return parameters.toString();
}

function pathOfView({ question }: SavedView): string {
  const { q, etat, commune, besoin } = filtreOf(new URLSearchParams(question));
  return paths.dashboard({
    q,
    etat: etat ?? undefined,
    commune,
    besoin: besoin ?? undefined,
  });
}

/** The name of one more view, or of one that it replaces. */
function viewSchema(views: readonly SavedView[]) {
  const nom = typedText({
    max: savedViewLimits.nom,
    missing: 'Donnez d’abord un nom à cette vue.',
    subject: 'nom',
  }).check(
    z.refine(
      (name) => views.filter((view) => view.nom !== name).length < savedViewLimits.count,
      `Cet appareil garde ${savedViewLimits.count} vues. Retirez-en une d’abord.`,
    ),
  );
  return z.object({ nom });
}

/** Ways to look at the list that one has named, on this device, and what names the one that is asked for. */
export function SavedViewList({ filtre }: { filtre: Filtre }) {
  const [views, setViews] = useState(listSavedViews);
  const [said, setSaid] = useState('');
  const question = questionOf(filtre);
  const current = views.find((view) => view.question === question);
  const canKeep = !isOpenFiltre(filtre) && current === undefined;
  const put = (next: readonly SavedView[], words: string) => {
    if (!keepSavedViews(next)) {
      setSaid('Cet appareil ne garde rien pour l’instant. L’adresse de la page suffit.');
      return;
    }
    setViews(next);
    setSaid(words);
  };
  const form = useForm({
    schema: viewSchema(views),
    waitsAs: 'vue',
    values: { nom: '' },
    resets: { nom: '' },
    send: ({ nom }) => {
      const others = views.filter((view) => view.nom !== nom);
      put([...others, { nom, question }], `Vue «\u00A0${nom}\u00A0» gardée ici.`);
    },
  });
  // Its line waits unseen: it takes no room while there is nothing else.
  const isBlank = views.length === 0 && !canKeep && said === '';
  return (
    <div className={classNames(isBlank && '-mb-6')}>
      {views.length > 0 && (
        <ul aria-label="Vues gardées" className="flex flex-wrap gap-x-6">
          {views.map((view) => (
            <li key={view.nom} className="inline-flex items-center gap-x-1">
              <Link
                to={pathOfView(view)}
                preventScrollReset
                aria-current={view === current ? 'true' : undefined}
                className="inline-flex min-h-11 items-center font-bold"
              >
                {view.nom}
              </Link>
              <Button
                variant="quiet"
                onClick={() =>
                  put(
                    views.filter((other) => other !== view),
                    `Vue «\u00A0${view.nom}\u00A0» retirée.`,
                  )
                }
              >
                Retirer<span className="sr-only"> la vue « {view.nom} »</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canKeep && (
        <Form form={form} className="flex flex-wrap items-end gap-3">
          <Field
            label="Garder cette vue sous le nom"
            className="min-w-0 flex-1 basis-56"
            maxLength={savedViewLimits.nom}
            {...form.field('nom')}
          />
          <Button type="submit" variant="secondary">
            Garder la vue
          </Button>
        </Form>
      )}
      <StatusLine>{said}</StatusLine>
    </div>
  );
}
