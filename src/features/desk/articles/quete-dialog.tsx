import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQueries } from '@/data/catalogue/catalogue-queries.ts';
import { slugify } from '@/domain/commune/slug.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Field } from '@/ui/field.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type QueteDialogProps = {
  onClose: () => void;
  onQuete: (queteId: QueteId, titre: string) => void;
};

const shownCount = 8;

/** Chooses one of the published quêtes, by its title or its commune. */
export function QueteDialog({ onClose, onQuete }: QueteDialogProps) {
  const [sought, setSought] = useState('');
  const rows = useQuery(catalogueQueries.recherche());
  const wanted = slugify(sought);
  const found = (rows.data ?? []).filter(({ titre, commune }) =>
    slugify(`${titre} ${commune.nom}`, 200).includes(wanted),
  );
  return (
    <Dialog open onClose={onClose} title="Montrer une quête">
      <div className="space-y-4">
        <Field
          label="Titre ou commune"
          type="search"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
        {rows.isPending && <Skeleton lines={4} />}
        {rows.isError && (
          <Alert tone="alerte" announce="polie">
            <p>{errorMessage(rows.error)}</p>
          </Alert>
        )}
        <StatusLine>
          {rows.isSuccess &&
            (found.length === 0
              ? 'Aucune quête ne porte ce nom.'
              : found.length > shownCount && 'Précisez pour voir les autres.')}
        </StatusLine>
        <ul className="divide-y divide-trait">
          {found.slice(0, shownCount).map(({ queteId, titre, commune }) => (
            <li key={queteId}>
              <button
                type="button"
                onClick={() => onQuete(queteId, titre)}
                className="min-h-11 w-full px-2 py-2 text-left hover:bg-primaire/10"
              >
                <span className="font-bold">{typographie(titre)}</span>
                <span className="text-texte-doux">{` · ${commune.nom}`}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
