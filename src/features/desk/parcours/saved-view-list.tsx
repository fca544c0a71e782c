import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import {
  keepSavedViews,
  listSavedViews,
  savedViewLimits,
  type SavedView,
} from '@/data/parcours/saved-views.ts';
import type { Filtre } from '@/domain/parcours/tableau.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { Field } from '@/ui/field.tsx';
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

/** Ways to look at the list that one has named, on this device, and what names the one that is asked for. */
export function SavedViewList({ filtre }: { filtre: Filtre }) {
  const [views, setViews] = useState(listSavedViews);
  const [nom, setNom] = useState('');
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
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = nom.trim().slice(0, savedViewLimits.nom);
    if (name === '') {
      setSaid('Donnez d’abord un nom à cette vue.');
      return;
    }
    const others = views.filter((view) => view.nom !== name);
    if (others.length >= savedViewLimits.count) {
      setSaid(
        `Cet appareil garde ${savedViewLimits.count} vues. Retirez-en une d’abord.`,
      );
      return;
    }
    put([...others, { nom: name, question }], `Vue «\u00A0${name}\u00A0» gardée ici.`);
    setNom('');
  };
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
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field
            label="Garder cette vue sous le nom"
            className="min-w-0 flex-1 basis-56"
            maxLength={savedViewLimits.nom}
            value={nom}
            onChange={({ currentTarget }) => setNom(currentTarget.value)}
          />
          <Button type="submit" variant="secondary">
            Garder la vue
          </Button>
        </form>
      )}
      <StatusLine>{said}</StatusLine>
    </div>
  );
}
