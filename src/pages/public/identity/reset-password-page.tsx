import { t } from '@lingui/core/macro';
import { useState } from 'react';
import {
  Navigate,
  redirect as redirectTo,
  useLocation,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { parseEmailAction } from '@/data/session/email-action.ts';
import {
  doneOf,
  EmailActionDone,
  EmailActionView,
} from '@/features/sign-in/mail/email-action-view.tsx';
import { LinkSignIn } from '@/features/sign-in/mail/link-sign-in.tsx';
import { RefusedLink } from '@/features/sign-in/mail/refused-link.tsx';
import { langueOfRequest, returnPath } from '@/features/sign-in/return/return-path.ts';
import { SignInStepView } from '@/features/sign-in/sign-in-step-view.tsx';
import { useSession } from '@/data/session/use-session.ts';
import { useSignInFlow } from '@/features/sign-in/use-sign-in-flow.ts';
import { addressIn, partsOfAddress } from '@/langue/addresses.ts';
import { paths } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';
import { ButtonLink } from '@/ui/button.tsx';

/**
 * The link of every e-mail leads to the French address: its page continues in the language of the page that requested it. A link has no
 * such field. The `lang` of a link is that of the e-mail, and the local back end writes « en » in each.
 */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const { pathname, search, searchParams, origin } = new URL(request.url);
  const asked = langueOfRequest(searchParams, origin);
  const { langue, french } = partsOfAddress(pathname);
  if (langue === 'fr' && asked !== 'fr') {
    // Thrown, an address redirects.
    throw redirectTo(addressIn(asked, french) + search);
  }
  return null;
}

/** `/reset-password`: target of the link in every e-mail of Firebase (`?mode=…&oobCode=…`). */
export const Component = withQueries(EmailLink);

function EmailLink() {
  const [searchParams] = useSearchParams();
  const location = useLocation();
  const action = parseEmailAction(searchParams);
  const redirect = returnPath(searchParams, window.location.origin);
  if (action === null) {
    const done = doneOf(location.state);
    return done === null ? (
      <CutLink />
    ) : (
      <EmailActionDone done={done} redirect={redirect} />
    );
  }
  const { mode, ...rest } = action;
  if (mode === 'signIn') return <SignInByLink redirect={redirect} />;
  return <EmailActionView action={{ mode, ...rest }} redirect={redirect} />;
}

function SignInByLink({ redirect }: { redirect: string }) {
  const { session } = useSession();
  const flow = useSignInFlow();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen && session.statut === 'compte' && !flow.isHeld) {
    return <Navigate to={redirect === '' ? paths.user() : redirect} replace />;
  }
  if (flow.step !== null) {
    return <SignInStepView flow={flow} step={flow.step} redirect={redirect} />;
  }
  return <LinkSignIn flow={flow} redirect={redirect} onOpen={() => setIsOpen(true)} />;
}

function CutLink() {
  return (
    <RefusedLink
      title={t`Ce lien est incomplet`}
      message={t`Votre messagerie l’a peut-être coupé. Ouvrez-le de nouveau depuis l’e-mail, ou demandez-en un autre.`}
    >
      <ButtonLink
        to={paths.forgotPassword()}
      >{t`Choisir un nouveau mot de passe`}</ButtonLink>
    </RefusedLink>
  );
}
