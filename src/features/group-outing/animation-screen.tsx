import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useUnsentForms } from '@/ui/form/use-unsent-forms.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { UnsentFormsContext } from '@/ui/form/unsent-forms.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { failureWords, genreWords } from './animation-words.ts';
import { AnimationView } from './animation-view.tsx';
import { Feuilles } from './feuilles.tsx';
import { GrandEcran } from './grand-ecran.tsx';
import { NewAnimation } from './new-animation.tsx';
import { Reponses } from './reponses.tsx';
import { useAnimation } from './use-animation.ts';

/** User of the screen; null without an account, undefined while unknown. */
export type Organiser = { uid: string; isAdmin: boolean } | null | undefined;

type AnimationScreenProps = {
  quete: Quete;
  /** The event of the address; null for a new one. */
  id: string | null;
  vue: string | null;
  /** Number of groups prepared for a new event, from the address; null if absent. */
  groupes: string | null;
  organiser: Organiser;
};

/** « Sortie de classe » and « Animation » for their organiser. */
export function AnimationScreen(props: AnimationScreenProps) {
  const { quete, id, groupes, organiser } = props;
  const unsent = useUnsentForms(organiser?.uid ?? null, organiser === null);
  if (organiser === undefined) {
    return (
      <Frame quete={quete} titre="Sortie de classe">
        <Waiting>Votre session s’ouvre…</Waiting>
      </Frame>
    );
  }
  if (organiser === null) return <WithoutAccount quete={quete} />;
  if (id !== null) return <Opened key={id} {...props} id={id} uid={organiser.uid} />;
  return (
    <Frame
      quete={quete}
      titre="Sortie de classe"
      chapeau="Des groupes jouent la même quête sur leurs téléphones, sans compte ni nom, et vous les suivez d’ici."
    >
      <UnsentFormsContext value={unsent}>
        <NewAnimation quete={quete} groupes={groupes} {...organiser} />
      </UnsentFormsContext>
    </Frame>
  );
}

function WithoutAccount({ quete }: { quete: Quete }) {
  const { pathname, search } = useLocation();
  return (
    <Frame quete={quete} titre="Sortie de classe">
      <p>
        Il vous faut un compte, à vous seul : les élèves n’en ont pas besoin. Vous y
        retrouverez vos groupes si vous fermez cette page.
      </p>
      <ButtonLink to={paths.login({ redirect: pathname + search })} size="large">
        Se connecter ou créer un compte
      </ButtonLink>
    </Frame>
  );
}

type OpenedProps = Pick<AnimationScreenProps, 'quete' | 'vue'> & {
  id: string;
  uid: string;
};

function Opened({ quete, id, vue, uid }: OpenedProps) {
  const { open, error } = useAnimation(id, quete);
  const back = paths.animation(addressOf(quete.id), { id });
  if (error !== null || open === null) {
    return (
      <Frame quete={quete} titre="Sortie de classe">
        {error === null ? (
          <Waiting>Les groupes arrivent…</Waiting>
        ) : (
          <p role="alert">{failureWords(error)}</p>
        )}
      </Frame>
    );
  }
  const { nom, genre } = open.animation.evenement;
  const surtitre = `${genreWords[genre].nom} · ${typographie(quete.contenu.titre)}`;
  const isView = vue === 'ecran' || vue === 'feuilles' || vue === 'reponses';
  return (
    <Frame
      quete={quete}
      titre={nom}
      surtitre={surtitre}
      isWide={vue === 'ecran'}
      back={
        isView
          ? { to: back, label: `Retour au tableau ${genreWords[genre].de}` }
          : undefined
      }
    >
      {vue === 'ecran' && <GrandEcran open={open} />}
      {vue === 'feuilles' && <Feuilles open={open} />}
      {vue === 'reponses' && <Reponses open={open} />}
      {!isView && <AnimationView open={open} uid={uid} />}
    </Frame>
  );
}

type FrameProps = {
  quete: Quete;
  titre: string;
  surtitre?: string;
  chapeau?: string;
  isWide?: boolean;
  back?: { to: string; label: string } | undefined;
  children: ReactNode;
};

function Frame({ quete, titre, surtitre, chapeau, isWide, back, children }: FrameProps) {
  const { to, label } = back ?? {
    to: paths.quete(addressOf(quete.id)),
    label: 'Retour à la quête',
  };
  return (
    <div className="flex-1 bg-fond px-4 py-8 text-lg sm:px-8 print:p-0">
      <title>{`${titre} · Quêtes & Codes`}</title>
      <meta name="robots" content="noindex" />
      <div
        className={
          isWide === true ? 'mx-auto max-w-5xl space-y-8' : 'mx-auto max-w-2xl space-y-8'
        }
      >
        <div className="print:hidden">
          <Link to={to} className="inline-flex min-h-11 items-center">
            {label}
          </Link>
          <PageTitle
            surtitre={surtitre ?? typographie(quete.contenu.titre)}
            chapeau={chapeau}
            className="break-words"
          >
            {titre}
          </PageTitle>
        </div>
        {children}
      </div>
    </div>
  );
}
