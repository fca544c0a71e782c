import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { editeur } from '@/content/editeur.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import {
  pageOfAddress,
  sujetList,
  type Sujet,
} from '@/domain/conversation/conversation.ts';
import { findCommune } from '@/features/catalogue/find-place.ts';
import { ContactPanel } from '@/features/conversation/contact-panel.tsx';
import { parseCommuneKey } from '@/features/mairie/commune-key.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths } from '@/lib/paths.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { knownWords } from './texts/publisher.ts';

type LoaderData = { sujet: Sujet; commune: Commune | null; page: string | null };

/** The commune chosen on /mairie; an unreadable one is left out: the message is sent all the same. */
async function communeOf(key: string, signal: AbortSignal): Promise<Commune | null> {
  const parts = parseCommuneKey(key);
  if (parts === null) return null;
  try {
    const found = await findCommune(parts.departement, parts.slug, signal);
    return found?.commune ?? null;
  } catch (error) {
    if (signal.aborted || !isDataError(error)) throw error;
    return null;
  }
}

export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('sujet');
  return {
    sujet: sujetList.find((sujet) => sujet === asked) ?? 'question',
    page: pageOfAddress(searchParams.get('page')),
    commune: await communeOf(searchParams.get('commune') ?? '', request.signal),
  };
}

/** `/contact`: write to the team, and read its answer. */
export function Component() {
  const { sujet, commune, page } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl md:pt-4">
      <PageHead
        title="Nous écrire"
        description="Une question, une étape abîmée, une commune qui veut commencer : écrivez-nous, une personne vous répond."
        path={paths.contact()}
      />
      <PageTitle
        chapeau={
          <>
            Une personne lit, et une personne répond. Votre réponse est peut-être déjà
            dans les <Link to={paths.faq()}>questions fréquentes</Link>.
          </>
        }
      >
        Nous écrire
      </PageTitle>
      <div className="mt-8">
        <ContactPanel
          key={`${sujet} ${commune?.insee ?? ''} ${page ?? ''}`}
          request={{ sujet, page, rappel: sujet === 'mairie' }}
          commune={commune}
        />
      </div>
      <ByPost words={knownWords(editeur.nom, editeur.adresse, editeur.telephone)} />
    </div>
  );
}

/** The other ways to reach the publisher; empty if none is known. */
function ByPost({ words }: { words: string }) {
  if (words === '') return null;
  return (
    <p className="mt-14 max-w-mesure text-texte-doux">
      {`Par courrier ou par téléphone\u00A0: ${words}.`}
    </p>
  );
}
