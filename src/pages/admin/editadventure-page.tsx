import { useSearchParams } from 'react-router';
import { AventureIntro } from '@/features/workshop-story/aventure-intro.tsx';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { useSession } from '@/data/session/use-session.ts';
import { devicePaths, paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { AccountWriting } from './account-writing.tsx';
import { AccountWay } from './ed/account-way.tsx';
import { StoryWorkshop } from './workshop/story-workshop.tsx';

/** `/admin/parcours/editadventure?id=`: an aventure as a story; without an id a new one. */
export function Component() {
  const { session } = useSession();
  return (
    <>
      <title>Écrire une aventure · Quêtes &amp; Codes</title>
      <meta name="robots" content="noindex" />
      {session.statut === 'inconnue' && (
        <OpeningPage title="Ouverture de l’aventure">
          <Waiting>Votre session s’ouvre…</Waiting>
        </OpeningPage>
      )}
      {(session.statut === 'absente' || session.statut === 'anonyme') && <Door />}
      {session.statut === 'compte' && (
        <AccountWriting key={session.uid} session={session}>
          <AccountWay Editor={StoryWorkshop} pathOf={paths.aventure} />
        </AccountWriting>
      )}
    </>
  );
}

/** If signed out: a parcours of an account requires sign-in, a new story does not. */
function Door() {
  const [parameters] = useSearchParams();
  const text = parameters.get('id');
  const redirect = paths.aventure({ id: text ?? undefined });
  return (
    <OpeningPage
      title="Écrire une aventure"
      actions={
        <>
          <ButtonLink to={paths.login({ redirect })}>Se connecter</ButtonLink>
          <ButtonLink variant="secondary" to={devicePaths.aventure()}>
            Écrire sans compte
          </ButtonLink>
        </>
      }
    >
      <AventureIntro />
      <p>
        {text === null
          ? 'Avec un compte, votre aventure est gardée en ligne. Sans compte, elle reste dans ce navigateur.'
          : 'Cette aventure est celle d’un compte\u00A0: connectez-vous pour l’ouvrir.'}
      </p>
    </OpeningPage>
  );
}
