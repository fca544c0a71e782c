import { useState } from 'react';
import { Link } from 'react-router';
import type { Draft } from '@/data/parcours/draft-repository.ts';
import { devicePaths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { ConfirmDialog } from '@/ui/confirm-dialog.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

const dateTime = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
});

function titleOf({ parcours }: Draft): string {
  return parcours.titre.trim() || 'Parcours sans titre';
}

type DemonstrationListProps = {
  /** The last written first. */
  drafts: readonly Draft[];
  onRemove: (draft: Draft) => void;
};

/** The parcours of this device without an account: to resume, to take into an account, or to remove. */
export function DemonstrationList({ drafts, onRemove }: DemonstrationListProps) {
  const [asked, setAsked] = useState<Draft | null>(null);
  return (
    <>
      <ul className="max-w-mesure space-y-4">
        {drafts.map((draft) => (
          <DemonstrationRow
            key={draft.id}
            draft={draft}
            onRemove={() => setAsked(draft)}
          />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Effacer ce parcours ?"
          act="Effacer"
          leave="Garder"
          onConfirm={() => {
            onRemove(asked);
            setAsked(null);
          }}
          onLeave={() => setAsked(null)}
        >
          <p>
            « {titleOf(asked)} » n’est gardé que sur cet appareil, avec ses images. Une
            fois effacé, il ne revient pas.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function DemonstrationRow({ draft, onRemove }: { draft: Draft; onRemove: () => void }) {
  const { id, parcours, updatedAt } = draft;
  const title = titleOf(draft);
  const count = parcours.etapes.length;
  const named = <VisuallyHidden> « {title} »</VisuallyHidden>;
  return (
    <li className="rounded-carte border border-trait bg-fond-carte px-5 py-4">
      <h3 className="text-lg">
        <Link to={devicePaths.edit({ id })} className="inline-flex min-h-11 items-center">
          {title}
        </Link>
      </h3>
      <p className="text-texte-doux">
        {parcours.commune === null ? '' : `${parcours.commune.nom} · `}
        {count === 1 ? '1 étape' : `${count} étapes`} · {dateTime.format(updatedAt)}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <Link
          to={devicePaths.choose({ id })}
          className="inline-flex min-h-11 items-center"
        >
          Écrire d’une autre façon{named}
        </Link>
        <Link
          to={devicePaths.compte({ id })}
          className="inline-flex min-h-11 items-center"
        >
          Continuer dans mon compte{named}
        </Link>
        <Button variant="quiet" className="-mx-6 sm:mr-0 sm:ml-auto" onClick={onRemove}>
          Effacer{named}
        </Button>
      </div>
    </li>
  );
}
