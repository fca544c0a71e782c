import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { accountNews, accountQueries } from '@/data/account/account-queries.ts';
import { communeQueries } from '@/data/commune/commune-queries.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { ownParcoursQuery } from '@/data/parcours/use-own-parcours.ts';
import { favouriteIds, watchFavourites } from '@/data/quete/favourite-list.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { QueryBoundary } from '@/lib/query/query-boundary.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { paths } from '@/lib/paths.ts';
import { classNames } from '@/ui/class-names.ts';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { FavouritePart } from './favourite-part.tsx';
import { ParcoursPart } from './parcours-part.tsx';
import { DeleteRow } from './own-data/delete-row.tsx';
import { DownloadRow } from './own-data/download-row.tsx';
import { Avatar } from './profile/avatar.tsx';
import { AvatarRow } from './profile/avatar-row.tsx';
import { PseudonymeRow } from './profile/pseudonyme-row.tsx';
import { ProofProvider } from './proof/proof-provider.tsx';
import { SecondFactorRow } from './second-factor/second-factor-row.tsx';
import { useLeave } from './use-leave.ts';
import { EmailRow } from './ways/email-row.tsx';
import { PasswordRow } from './ways/password-row.tsx';
import { WayList } from './ways/way-list.tsx';

type AccountViewProps = {
  uid: string;
  nom: string;
  email: string;
  admin: boolean;
  /** Parties played. */
  carnet: ReactNode;
  /** This account's messages to the team. */
  messages: ReactNode;
};

type Part = { id: string; title: string };

const settingParts: readonly Part[] = [
  { id: 'profil', title: 'Mon profil' },
  { id: 'connexion', title: 'Connexion et sécurité' },
  { id: 'donnees', title: 'Mes données' },
];

type ContentPart = Part & {
  /** It is on the sheet when the page is printed: of one's page, the carnet alone is. */
  isPrinted?: boolean;
  content: ReactNode;
};

/** Whether this account has a parcours or a commune. */
function useHasParcours({
  uid,
  admin,
}: Pick<AccountViewProps, 'uid' | 'admin'>): boolean {
  const services = useFirebase();
  const enabled = !admin;
  const own = useQuery({ ...ownParcoursQuery(services, uid), enabled });
  const communes = useQuery({ ...communeQueries.own(services, uid), enabled });
  return admin || [own, communes].some(({ data = [] }) => data.length > 0);
}

/** The table of contents: beside the page where there is room, above it elsewhere. */
function AccountContents({ parts }: { parts: readonly Part[] }) {
  return (
    <nav
      aria-label="Sur cette page"
      className="menu print:hidden lg:sticky lg:top-6 lg:w-56 lg:shrink-0"
    >
      <ul className="flex flex-wrap gap-x-6 lg:flex-col">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type AccountSectionProps = Omit<ContentPart, 'content'> & { children: ReactNode };

/** A part of the account page, with the anchor of its table of contents. */
function AccountSection({ id, title, isPrinted = false, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames('scroll-mt-6', !isPrinted && 'print:hidden')}
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-2xl">
        {title}
      </h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** The account page: parties played, parcours written, and the account itself. */
export function AccountView({
  uid,
  nom,
  email,
  admin,
  carnet,
  messages,
}: AccountViewProps) {
  const account = useQuery(accountQueries.current(useFirebase(), uid));
  const hasParcours = useHasParcours({ uid, admin });
  const hasFavourites = useSyncExternalStore(
    watchFavourites,
    () => favouriteIds().length > 0,
    () => false,
  );
  useOtherTabs(uid);
  const parcours: ContentPart = {
    id: 'parcours',
    title: 'Mes parcours',
    content: (
      <ParcoursPart
        uid={uid}
        admin={admin}
        isEmailVerified={account.data?.isEmailVerified}
      />
    ),
  };
  const favoris: ContentPart = {
    id: 'favoris',
    title: 'Mes quêtes préférées',
    content: <FavouritePart />,
  };
  // A part with something in it comes before the empty ones.
  const contentParts: ContentPart[] = [
    ...(hasParcours ? [parcours] : []),
    { id: 'carnet', title: 'Mon carnet', isPrinted: true, content: carnet },
    ...(hasFavourites ? [favoris] : []),
    ...(hasParcours ? [] : [parcours]),
    { id: 'messages', title: 'Mes messages', content: messages },
    ...(hasFavourites ? [] : [favoris]),
  ];
  return (
    <>
      <AccountHeader
        uid={uid}
        // The session hears of a new name in its own tab only.
        nom={account.data?.pseudonyme || nom}
        email={email}
        avatarUrl={account.data?.avatarUrl ?? null}
      />
      <OfflineNote />
      <div className="mt-10 gap-14 lg:flex lg:items-start">
        <AccountContents parts={[...contentParts, ...settingParts]} />
        <div className="mt-10 min-w-0 flex-1 space-y-16 lg:mt-0">
          {contentParts.map(({ content, ...part }) => (
            <AccountSection key={part.id} {...part}>
              {content}
            </AccountSection>
          ))}
          <QueryBoundary
            key={uid}
            waiting={<Waiting>Votre compte s’ouvre…</Waiting>}
            failed={(error, retry) => (
              <RetryAlert title={errorMessage(error)} onRetry={retry} />
            )}
          >
            <AccountSettings uid={uid} />
          </QueryBoundary>
        </div>
      </div>
    </>
  );
}

/** Reads the account again when another tab has changed it. */
function useOtherTabs(uid: string): void {
  const services = useFirebase();
  const client = useQueryClient();
  // The other tabs are outside React.
  useEffect(() => {
    const current = accountQueries.current(services, uid);
    const readAgain = async () => {
      const isFirst = client.getQueryData(current.queryKey) === undefined;
      await client.invalidateQueries(current);
      // A first read under way is not restarted: it may return the state before the change.
      if (isFirst) await client.invalidateQueries(current);
    };
    return accountNews.hear((changed) => {
      if (changed === uid) void readAgain();
    });
  }, [client, services, uid]);
}

type AccountHeaderProps = {
  uid: string;
  nom: string;
  email: string;
  avatarUrl: string | null;
};

function AccountHeader({ uid, nom, email, avatarUrl }: AccountHeaderProps) {
  const { isPending, failure, leave } = useLeave(paths.home());
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar seed={uid} nom={nom} url={avatarUrl} className="size-20 md:size-24" />
        <div className="min-w-0 flex-1 basis-56">
          <PageTitle surtitre="Mon espace" className="break-words">
            {nom}
          </PageTitle>
          {nom !== email && <p className="mt-1 break-words text-texte-doux">{email}</p>}
        </div>
        <Button
          variant="secondary"
          className="print:hidden"
          pending={isPending}
          onClick={leave}
        >
          Se déconnecter
        </Button>
      </div>
      {failure !== null && (
        <Alert
          tone="alerte"
          announce="immediate"
          className="mt-6"
          title="Votre session est toujours ouverte"
        >
          <p>{failure}</p>
        </Alert>
      )}
    </header>
  );
}

function OfflineNote() {
  if (useOnline()) return null;
  return (
    <Alert
      tone="attention"
      announce="polie"
      className="mt-6"
      title="Vous êtes hors connexion."
    >
      <p>
        Votre compte se lit&#x202F;; il se changera au retour du réseau. Ce que vous tapez
        ici reste.
      </p>
    </Alert>
  );
}

function AccountSettings({ uid }: { uid: string }) {
  const { data: account } = useSuspenseQuery(accountQueries.current(useFirebase(), uid));
  return (
    <ProofProvider account={account}>
      <AccountSection id="profil" title="Mon profil">
        <PseudonymeRow account={account} />
        <AvatarRow account={account} />
      </AccountSection>
      <AccountSection id="connexion" title="Connexion et sécurité">
        <EmailRow account={account} />
        <PasswordRow account={account} />
        <WayList account={account} />
        <SecondFactorRow account={account} />
      </AccountSection>
      <AccountSection id="donnees" title="Mes données">
        <DownloadRow />
        <DeleteRow account={account} />
      </AccountSection>
    </ProofProvider>
  );
}
