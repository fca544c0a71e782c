import { useRef, useState } from 'react';
import { Link } from 'react-router';
import IconCopy from '~icons/lucide/copy';
import IconPrinter from '~icons/lucide/printer';
import { blocsByDocument, type Bloc } from '@/content/mairie-document-blocs.ts';
import type { MairieDocument } from '@/content/mairie-documents.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { InlineText } from '@/ui/inline-text.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { communeKeyOf } from './commune-key.ts';
import { nomDeCommune } from '@/content/nom-de-commune.ts';
import { Poster } from './poster.tsx';

/** One document of the dossier or of the kit, by itself: what is printed is the sheet and nothing else. */
export function DocumentView({
  document: { id, groupe, titre },
  commune,
}: {
  document: MairieDocument;
  commune: Commune | null;
}) {
  const sheet = useRef<HTMLElement>(null);
  const blocsOf = blocsByDocument[id];
  return (
    <div className="mx-auto max-w-3xl">
      <Toolbar
        commune={commune}
        hash={groupe === 'kit' ? 'kit' : 'dossier'}
        textOf={() => sheet.current?.innerText ?? ''}
      />
      <article
        ref={sheet}
        aria-labelledby={pageTitleId}
        className="mt-6 rounded-carte border border-trait bg-fond-carte px-5 py-8 sm:px-12 sm:py-12 print:mt-0 print:border-0 print:p-0"
      >
        {blocsOf === undefined ? (
          <Poster commune={commune} title={titre} />
        ) : (
          <Sheet titre={titre} blocs={blocsOf(nomDeCommune(commune?.nom ?? null))} />
        )}
      </article>
    </div>
  );
}

function Toolbar({
  commune,
  hash,
  textOf,
}: {
  commune: Commune | null;
  hash: string;
  textOf: () => string;
}) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf());
      setSaid('Texte copié : collez-le dans votre traitement de texte.');
    } catch {
      setSaid('La copie a été refusée : sélectionnez le texte de la feuille.');
    }
  };
  return (
    <div className="print:hidden">
      <Link
        to={paths.mairie({
          commune: commune === null ? undefined : communeKeyOf(commune),
          hash,
        })}
        className="inline-flex min-h-11 items-center"
      >
        Revenir à la page des mairies
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button onClick={() => window.print()}>
          <IconPrinter aria-hidden="true" className="size-5" />
          Imprimer
        </Button>
        <Button variant="secondary" onClick={() => void copy()}>
          <IconCopy aria-hidden="true" className="size-5" />
          Copier le texte
        </Button>
      </div>
      <StatusLine className="mt-2">{said}</StatusLine>
    </div>
  );
}

function Sheet({ titre, blocs }: { titre: string; blocs: readonly Bloc[] }) {
  return (
    <>
      <h1 id={pageTitleId} tabIndex={-1} className="text-2xl md:text-3xl">
        {titre}
      </h1>
      <div className="mt-6 max-w-mesure space-y-4">
        {blocs.map((bloc, index) => (
          <BlocView key={index} bloc={bloc} />
        ))}
      </div>
    </>
  );
}

function BlocView({ bloc }: { bloc: Bloc }) {
  switch (bloc.type) {
    case 'titre':
      return <h2 className="pt-3 text-xl">{bloc.texte}</h2>;
    case 'texte':
      return (
        <p>
          <InlineText text={bloc.texte} />
        </p>
      );
    case 'liste':
      return (
        <ul className="space-y-2">
          {bloc.points.map((point) => (
            <li key={point} className={point.startsWith('☐') ? '' : 'ml-6 list-disc'}>
              <InlineText text={point} />
            </li>
          ))}
        </ul>
      );
    case 'champs':
      return (
        <ul className="space-y-4 pt-2">
          {bloc.labels.map((label) => (
            <li key={label} className="flex flex-wrap items-baseline gap-x-3">
              {label} :
              <span
                aria-hidden="true"
                className="min-w-32 flex-1 border-b-2 border-dotted border-trait-fort"
              />
            </li>
          ))}
        </ul>
      );
  }
}
