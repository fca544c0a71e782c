import type { ReactNode } from 'react';
import { useAccess } from '@/data/membre/membre-queries.ts';
import type { ParcoursAccess } from '@/data/membre/membre-store.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { EditorHead } from '@/editing/frame/editor-head.tsx';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { TraductionsPanel } from './traductions-panel.tsx';

type TranslatorProps = ParcoursEditorProps & {
  /** The way out of the parcours. */
  leave: (access: ParcoursAccess) => ReactNode;
};

/** A parcours for its traducteur: all its texts, answers included, beside the language that they write. */
export function Translator({ session, leave }: TranslatorProps) {
  const { parcours, snapshot } = useEditorView(session);
  const access = useAccess(session.id);
  const { titre } = parcours;
  return (
    <>
      <EditorHead />
      <div className="mx-auto w-full max-w-7xl space-y-8 px-4 pt-8 pb-24 sm:px-6">
        <PageTitle surtitre="Traduction">
          {titre.trim() === '' ? 'Parcours sans titre' : typographie(titre)}
        </PageTitle>
        <TraductionsPanel parcours={snapshot?.parcours ?? parcours} level={2} />
        {access.data !== undefined && leave(access.data)}
      </div>
    </>
  );
}
