import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/share-parcours/membres/shared-parcours.tsx';
import { AventureIntro } from '@/features/workshop-story/aventure-intro.tsx';
import { OpeningPage } from '@/editing/frame/opening-page.tsx';
import { useSession } from '@/data/session/use-session.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, devicePaths, paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { AccountWriting } from './account-writing.tsx';
import { SharedTranslator } from './workshop/shared-translator.tsx';
import { StoryWorkshop } from './workshop/story-workshop.tsx';

/** `/admin/parcours/editadventure?id=`: an aventure as a story; without an id one begins. */
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
          <Story />
        </AccountWriting>
      )}
    </>
  );
}

function useAskedId(): string | null {
  const [parameters] = useSearchParams();
  return parameters.get('id');
}

/** For who is not signed in: a parcours of an account asks for it, a story may be begun without one. */
function Door() {
  const text = useAskedId();
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

function Story() {
  const text = useAskedId();
  const [, setParameters] = useSearchParams();
  const navigate = useNavigate();
  // The one begun here keeps its session when its id comes into the address.
  const [begun, setBegun] = useState<ParcoursId | null>(null);
  const open = (id: ParcoursId) => void navigate(paths.aventure({ id }));
  if (text === null || text === begun) {
    return (
      <NewSharedParcours
        Editor={StoryWorkshop}
        onBegun={(id) => {
          setBegun(id);
          setParameters(
            { id },
            { replace: true, preventScrollReset: true, state: completedAddress },
          );
        }}
        onCopied={open}
        loginHref={paths.login({ redirect: paths.aventure() })}
      />
    );
  }
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(paths.aventure({ id: text }));
  return (
    <SharedParcours
      key={id.data}
      id={id.data}
      Editor={StoryWorkshop}
      Translator={SharedTranslator}
      onCopied={open}
      loginHref={paths.login({ redirect: paths.aventure({ id: id.data }) })}
    />
  );
}
