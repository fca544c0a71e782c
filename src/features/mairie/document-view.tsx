import { useRef, useState } from 'react';
import { Link } from 'react-router';
import IconCopy from '~icons/lucide/copy';
import IconPrinter from '~icons/lucide/printer';
import {
  blocsByDocument,
  type Bloc,
  type Signataire,
} from '@/content/mairie-document-blocs.ts';
import {
  documentList,
  dossierGroups,
  type MairieDocument,
} from '@/content/mairie-documents.ts';
import type { EnseigneShown } from '@/data/territoire/read-enseigne.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { pageTitleId } from '@/ui/page-title.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import { BlocView } from './bloc-view.tsx';
import { communeKeyOf } from './commune-key.ts';
import { Poster } from './poster.tsx';
import { presentationBlocs } from './presentation.ts';
import { signataireOf } from './signataire.ts';

/** The text of a document in the name of a commune; null for the poster, which is drawn, and for the whole dossier. */
export function blocsOf(
  id: string,
  commune: Commune | null,
  signataire: Signataire,
): readonly Bloc[] | null {
  const nom = nomDeCommune(commune?.nom ?? null);
  if (id === 'presentation') return presentationBlocs(nom, signataire);
  return blocsByDocument[id]?.(nom, signataire) ?? null;
}

type DocumentViewProps = {
  document: MairieDocument;
  commune: Commune | null;
  /** The arms and colour of the commune or its territory, on the poster; null without any. */
  enseigne?: EnseigneShown | null;
  /** Configured operator of the site. */
  signataire?: Signataire;
};

/** A document of the dossier or of the kit, or the whole dossier: only the sheet is printed. */
export function DocumentView({
  document,
  commune,
  enseigne = null,
  signataire = signataireOf(),
}: DocumentViewProps) {
  const sheet = useRef<HTMLElement>(null);
  return (
    <div className="mx-auto max-w-3xl">
      <Toolbar
        commune={commune}
        hash={document.groupe === 'kit' ? 'kit' : 'dossier'}
        textOf={() => sheet.current?.innerText ?? ''}
      />
      <article
        ref={sheet}
        aria-labelledby={pageTitleId}
        className="mt-6 rounded-carte border border-trait bg-fond-carte px-5 py-8 sm:px-12 sm:py-12 print:mt-0 print:border-0 print:p-0"
      >
        <Content {...{ document, commune, enseigne, signataire }} />
      </article>
    </div>
  );
}

function Content({
  document: { id, groupe, titre },
  commune,
  enseigne,
  signataire,
}: Required<DocumentViewProps>) {
  if (groupe === 'tout') {
    return <Dossier titre={titre} commune={commune} signataire={signataire} />;
  }
  const blocs = blocsOf(id, commune, signataire);
  if (blocs === null)
    return <Poster commune={commune} title={titre} enseigne={enseigne} />;
  return <Sheet titre={titre} blocs={blocs} />;
}

/** Every sheet of the dossier, each on its own page, after their list. */
function Dossier({
  titre,
  commune,
  signataire,
}: {
  titre: string;
  commune: Commune | null;
  signataire: Signataire;
}) {
  const sheets = dossierGroups.flatMap((groupe) =>
    documentList.filter((document) => document.groupe === groupe),
  );
  return (
    <>
      <h1 id={pageTitleId} tabIndex={-1} className="text-2xl md:text-3xl">
        {titre}
      </h1>
      <p className="mt-3 text-lg">
        {`Participation de la commune ${nomDeCommune(commune?.nom ?? null).de} à Quêtes & Codes`}
      </p>
      <ol className="mt-6 ml-6 list-decimal space-y-1">
        {sheets.map((one) => (
          <li key={one.id}>{one.titre}</li>
        ))}
      </ol>
      {sheets.map((one) => (
        <section
          key={one.id}
          aria-labelledby={`feuille-${one.id}`}
          className="mt-12 break-before-page border-t border-trait pt-10 print:mt-0 print:border-0 print:pt-0"
        >
          <h2 id={`feuille-${one.id}`} className="text-2xl">
            {one.titre}
          </h2>
          <BlocList blocs={blocsOf(one.id, commune, signataire) ?? []} level={3} />
        </section>
      ))}
    </>
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
      <BlocList blocs={blocs} level={2} />
    </>
  );
}

function BlocList({ blocs, level }: { blocs: readonly Bloc[]; level: 2 | 3 }) {
  return (
    <div className="mt-6 max-w-mesure space-y-4">
      {blocs.map((bloc, index) => (
        <BlocView key={index} bloc={bloc} level={level} />
      ))}
    </div>
  );
}
